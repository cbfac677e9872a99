(region) @local.scope
(result (value) @local.definition)
(value) @local.reference
