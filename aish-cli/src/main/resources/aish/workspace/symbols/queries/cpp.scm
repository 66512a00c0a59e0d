(namespace_definition name: (_) @name) @module
(class_specifier name: (_) @name body: (_)) @class
(struct_specifier name: (_) @name body: (_)) @struct
(union_specifier name: (_) @name body: (_)) @struct
(enum_specifier name: (_) @name body: (_)) @enum
(alias_declaration name: (type_identifier) @name) @type
(type_definition declarator: (_) @name) @type
(concept_definition name: (_) @name) @type
(function_definition declarator: (_) @name) @function
(declaration declarator: (function_declarator) @name) @function
(declaration declarator: (pointer_declarator declarator: (function_declarator)) @name) @function
(declaration declarator: (reference_declarator (function_declarator)) @name) @function
(field_declaration declarator: (function_declarator) @name) @method
(field_declaration declarator: (pointer_declarator declarator: (function_declarator)) @name) @method
(field_declaration declarator: (reference_declarator (function_declarator)) @name) @method
(preproc_def name: (identifier) @name value: (_)) @macro
(preproc_function_def name: (identifier) @name) @macro
