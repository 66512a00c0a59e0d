(function_definition declarator: (_) @name) @function
(declaration declarator: (function_declarator) @name) @function
(declaration declarator: (pointer_declarator declarator: (function_declarator)) @name) @function
(struct_specifier name: (type_identifier) @name body: (_)) @struct
(union_specifier name: (type_identifier) @name body: (_)) @struct
(enum_specifier name: (type_identifier) @name body: (_)) @enum
(type_definition declarator: (_) @name) @type
(preproc_def name: (identifier) @name value: (_)) @macro
(preproc_function_def name: (identifier) @name) @macro
