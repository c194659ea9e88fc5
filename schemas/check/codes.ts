/** Codes of the page checker, each with its meaning and remedy. `docs/errors.md` contains the same table. */
export const diagnosticCodes = {
  E101: ['The text is not JSON.', 'Fix the syntax error; comments and trailing commas are not allowed.'],
  E102: ['An object has the same key twice.', 'Remove one of the two keys.'],
  E110: ['An object has an unknown key.', 'Use the suggested key, or remove the key.'],
  E111: ['A required key is missing.', 'Add it.'],
  E112: ['A value has the wrong type.', 'Use the type named in the message.'],
  E113: ['A value is not one of the allowed values.', 'Use one of the listed values.'],
  E114: ['A name does not match its pattern.', 'Use the pattern in the message.'],
  E115: [
    'A value is too long, too short, too big or too small.',
    'Use a value within the limits in the message.',
  ],
  E201: [
    'A name is not a field of the model, or not a variable of the expression.',
    'Use a field of the model in the message.',
  ],
  E202: ['The API contract has no operation with this name.', 'Use an operation of `schemas/contracts/`.'],
  E203: [
    'The operation returns the wrong kind of result.',
    'Use an operation that returns a page of records for a list, and one record for a detail page. An action may not call an operation that returns a list.',
  ],
  E204: [
    'The API contract has no model with this name, or no list of this model that needs a permission, so its changes are not reported.',
    'Use a model of `schemas/contracts.ts`.',
  ],
  E205: [
    'The data source names a different model than its operation returns.',
    'Use the model of the operation.',
  ],
  E206: [
    'The operation has no argument with this name.',
    'Use the suggested argument, or remove the argument.',
  ],
  E207: ['A required argument is missing.', 'Add it.'],
  E208: ['An argument has the wrong type.', 'Use a value or an expression of the type in the contract.'],
  E210: [
    "A column can't arrange the rows of a calendar or board.",
    'Name a date column of the model for a calendar, and a column with a `Dict` cell for a board.',
  ],
  E211: [
    "The server can't sort the list by this field.",
    'Remove `sort`, or make the field sortable in the contract.',
  ],
  E212: [
    "The server doesn't support this filter operator for the field.",
    'Use an operator in the message, or allow the operator in the contract.',
  ],
  E213: [
    "The server doesn't compute a total of this column.",
    'Remove `total`, or add the field to `totals` in the contract.',
  ],
  E214: [
    "The cell can't be edited.",
    'Use an operation that has the arguments `id`, `version` and the field, and returns the record. The field must not be masked.',
  ],
  E215: [
    'A view or quick filter names an unknown field or column.',
    'Use the id of a search field or column of this list.',
  ],
  E216: [
    'A computed column is used like a field of the model.',
    'Give the column a field name of its own, and remove `sort`, `total`, `edit` and `mask`.',
  ],
  E217: ['No column group of the list has this id.', 'Use the id of a group in `columnGroups`.'],
  E218: ['No fragment has this id.', 'Use the id of a file in `schemas/fragments`.'],
  E219: ['A fragment contains a fragment.', 'Copy the nodes of the inner fragment into the outer one.'],
  E220: [
    'A mask is set for a value that is no text.',
    'Remove `mask`; hide numbers and other values with `requires`.',
  ],
  E221: [
    "The page doesn't declare this data source.",
    'Declare the data source under `data`, or use a declared one.',
  ],
  E222: ['No dictionary has this code.', 'Use an existing dictionary, or create the dictionary first.'],
  E223: ['No page has this id.', 'Use the id of an existing page.'],
  E224: [
    'A link to a page has an unknown parameter, or lacks a required one.',
    'Use the parameters that the page declares.',
  ],
  E225: ['No action of the page has this id.', 'Use the id of an action of this page.'],
  E226: ['Two nodes of the page have the same id.', 'Give each node a unique id.'],
  E227: [
    'A rule compares with a value that is not in the dictionary.',
    'Use a value of the dictionary; otherwise the rule never matches.',
  ],
  E228: [
    'The value of a rule does not fit its operator or field.',
    "Use a value of the field's type that the operator accepts; otherwise the rule never matches.",
  ],
  E229: ['No column of the list has this id.', 'Use the id of a column of this list.'],
  E230: [
    "A node or a rule names a mode that its form doesn't have.",
    'Use a mode of the form, or remove `modes`.',
  ],
  E231: ['No renderer has this name.', 'Use the name of a renderer in the catalog.'],
  E232: ["The renderer doesn't support the type of the field.", 'Use a renderer that supports this type.'],
  E233: ['A setting of the renderer is invalid.', "See the renderer's settings schema."],
  E234: [
    'A setting would run code, or would change something outside the renderer.',
    'Remove the setting: pages contain only data.',
  ],
  E236: [
    'Pages embed each other, or too many pages are inside each other.',
    'Remove one of the embedded pages in the message, or open that page by an action.',
  ],
  E241: ['An expression or a template has a syntax error.', 'Fix the syntax error.'],
  E243: ['The types in an expression do not match.', 'Use operands of the same type.'],
  E244: [
    'An expression may result in a fraction of a fen.',
    "Don't divide amounts of money; split an amount with `fen.split()`.",
  ],
  E245: ['Computed values depend on each other.', 'Break the cycle in the message.'],
  E246: [
    'A regular expression is invalid or can have unbounded backtracking.',
    'Simplify the pattern: no repeated groups, no look-around, few quantifiers.',
  ],
  E247: [
    'A chain of values that are computed from each other is too long.',
    'Compute the last value directly from the first.',
  ],
  E248: [
    "A frame's address is not https, has a user name or password, or has no fixed host.",
    'Write `https://`, the host and a slash; expressions may follow.',
  ],
  E249: [
    'A nested sub-table has the same field as a column or another nested sub-table of its row.',
    'Give the nested sub-table a field of its own.',
  ],
  E251: ['No permission has this code.', 'Use an existing code, or first add the code to a menu.'],
  E252: [
    "An operation needs a permission that the page doesn't require.",
    'Add the permission to `requires`; otherwise the call answers 403.',
  ],
  E261: [
    "A translation contains an expression that the English text doesn't contain.",
    'Use the same expressions in both languages.',
  ],
  E271: [
    "The name of the file doesn't match the id of its page.",
    'Rename the file to the name in the message.',
  ],
  E291: [
    'Reports may not read this model, or the model has no relation with this name.',
    'Use a model and a relation that the last argument of `defineModel` declares for reports.',
  ],
  E292: [
    "A function or a time bucket doesn't support the type of its field.",
    'Use sums with numbers, and time buckets with dates. Counts support any field.',
  ],
  E293: [
    'No visible dimension, measure or filter of the report has this id.',
    'Use the id of a declared dimension, measure or filter that is not hidden.',
  ],
  E294: ["The report doesn't require a date range.", 'Name a required date range filter under `budget`.'],
  E295: [
    "A measure of a report can't be derived from the measure that it names.",
    'Name a sum or a count, and give a dimension a time bucket for measures over time.',
  ],
  W301: ['A text has no Chinese translation.', 'Add it under `locales`.'],
  W302: [
    'The key of a translation is not a text of the page.',
    'Correct the key, or remove the translation.',
  ],
  W303: [
    "The page doesn't use one of its actions.",
    'Add the action to a toolbar, row actions or bulk actions, or remove the action.',
  ],
  W304: ['A column or an input has no title.', 'Add a title; otherwise users see the field name.'],
  W305: [
    "The estimated cost of the page's first render exceeds the limit.",
    'Render less at the start: fewer rows, hidden columns, tabs, collapsed groups, steps.',
  ],
  W306: [
    'The drill-down of a report leaves out a dimension or a filter.',
    'Name the dimension or the filter under `query`; otherwise its figures have no link.',
  ],
  W307: [
    'No menu item and no other page opens the page.',
    'Add a menu item for the page, or a link on another page.',
  ],
  W308: [
    'A condition can hide the input of a required argument, and hidden inputs are not submitted.',
    'Show the input in all cases, or compute the argument under `args`, as `coalesce(values.name, "-")`.',
  ],
  W309: [
    "The default columns of a list don't fit a screen of 1440 px.",
    'Hide columns by default, or make them narrower.',
  ],
  W310: [
    'A frame is shown only if the operator has configured its origin.',
    'Add the origin to `FRAME_ORIGINS`; until then users see a note instead.',
  ],
} as const satisfies Record<string, readonly [meaning: string, remedy: string]>

export type DiagnosticCode = keyof typeof diagnosticCodes
