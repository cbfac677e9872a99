(comment) @comment
(resources) @comment
(op_name) @keyword
(generic_name (string) @keyword)
(value) @variable
(region (operation results: (results (result (value) @variable))))
(symbol) @function
(label) @label
(block_label (label) @label)
(type_name) @type
(element_type) @type.builtin
(type_alias) @type
(attribute_alias) @constant
(number) @number
(string) @string
(entry key: (word) @property)
(assignment (word) @property)
["->" "=" ":"] @operator
["(" ")" "[" "]" "{" "}"] @punctuation.bracket
"," @punctuation.delimiter
