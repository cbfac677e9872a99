(region) @indent.begin
(region "}" @indent.branch)
