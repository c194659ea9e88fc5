/** Codes of the page checker, each with its meaning and remedy. `docs/errors.md` contains the same table. */
export const diagnosticCodes = {
  E101: ['The text is not JSON.', 'Fix the syntax error; comments and trailing commas are not allowed.'],
  E102: ['An object has the same key twice.', 'Remove one of them.'],
  E110: ['The key is unknown here.', 'Use the suggested key, or remove it.'],
  E111: ['A required key is missing.', 'Add it.'],
  E112: ['A value has the wrong type.', 'Use the type named in the message.'],
  E113: ['A value is not one of the allowed values.', 'Use one of the listed values.'],
  E114: ['A name does not match its pattern.', 'Use the pattern in the message.'],
  E115: ['A value is too long, too short, too big or too small.', 'Stay within the limits in the message.'],
  E201: [
    'The model or the scope has no field of this name.',
    'Use a field of the model named in the message.',
  ],
  E202: ['The API contract has no such operation.', 'Use an operation of `schemas/contracts/`.'],
  E203: [
    'The operation returns the wrong kind of result.',
    'A list needs a page of records, a detail one record; an action may not call a list.',
  ],
  E204: ['The contract has no such model.', 'Use a model of `schemas/contracts.ts`.'],
  E205: [
    'The data source names a different model than its operation returns.',
    'Use the model of the operation.',
  ],
  E206: ['The operation has no such argument.', 'Use the suggested argument, or remove it.'],
  E207: ['A required argument is missing.', 'Add it.'],
  E208: ['An argument has the wrong type.', 'Use a value or an expression of the type in the contract.'],
  E211: [
    'The server does not sort by this field.',
    'Remove `sort`, or make the field sortable in the contract.',
  ],
  E212: [
    'The server does not support this operator for the field.',
    'Use an operator in the message, or extend the contract.',
  ],
  E213: [
    'The server has no total for this column.',
    'Remove `total`, or add the field to `totals` in the contract.',
  ],
  E214: [
    "The cell can't be edited.",
    'Use an operation that takes id, version and the field and returns the record; the field may not be masked.',
  ],
  E215: ['A view names an unknown field or column.', 'Use the id of a search field or column of this list.'],
  E221: ['The page has no such data source.', 'Declare it under `data`, or use a declared one.'],
  E222: ['There is no such dictionary.', 'Use an existing dictionary, or create it first.'],
  E223: ['There is no such page.', 'Use the id of an existing page.'],
  E224: [
    'A link to a page has an unknown parameter, or lacks a required one.',
    'Use the parameters that the page declares.',
  ],
  E225: ['The page has no such action.', 'Use the id of an action of this page.'],
  E226: ['An id is used twice.', 'Give each node a unique id.'],
  E227: [
    'A rule compares with a value that is not in the dictionary.',
    'Use a value of the dictionary; otherwise the rule never matches.',
  ],
  E228: [
    'The value of a rule does not fit its operator or field.',
    "Use a value of the field's type that the operator accepts; otherwise the rule never matches.",
  ],
  E229: ['The list has no such column.', 'Use the id of a column of this list.'],
  E231: ['There is no such renderer.', 'Use a name from the catalog.'],
  E232: ['The renderer does not support this type.', 'Use a renderer that supports the field.'],
  E233: ['A setting of the renderer is invalid.', "See the renderer's settings schema."],
  E234: ['A setting would run code or reach outside the renderer.', 'Remove it: pages contain only data.'],
  E241: ['An expression or a template has a syntax error.', 'Fix the syntax error.'],
  E243: ['The types in an expression do not match.', 'Use operands of the same type.'],
  E244: [
    'An expression may result in a fraction of a fen.',
    'Do not divide amounts; split them with `fen.split()`.',
  ],
  E245: ['Computed values depend on each other.', 'Break the cycle in the message.'],
  E246: [
    'A pattern is invalid or has unbounded backtracking.',
    'Simplify it: no repeated groups, no look-around, few quantifiers.',
  ],
  E247: ['A chain of computed values is too long.', 'Compute the last value directly from the first.'],
  E251: ['There is no such permission.', 'Use an existing code, or add it to the menu first.'],
  E252: [
    'An operation needs a permission that the page does not require.',
    'Add it to `requires`; otherwise the call answers 403.',
  ],
  E261: [
    'A translation has an expression that its source text lacks.',
    'Use the same expressions in both languages.',
  ],
  E271: ['The file name does not match the page id.', 'Rename the file to the name in the message.'],
  E291: [
    'Reports may not read this model, or it has no such relation.',
    'Use a model and a relation declared in `schemas/contracts/report/`.',
  ],
  E292: [
    'A function or time bucket does not fit its field.',
    'Sums need numbers and time buckets need dates; counts work for any field.',
  ],
  E293: [
    'The report has no such visible dimension, measure or filter.',
    'Use the id of a declared one that is not hidden.',
  ],
  E294: ['The report has no required date range.', 'Name a required date range filter under `budget`.'],
  W301: ['A text has no Chinese translation.', 'Add it under `locales`.'],
  W302: ['A translation has no matching text in the page.', 'Fix its key, or remove it.'],
  W303: ['An action is not used.', 'Add it to a toolbar, row actions or bulk actions, or remove it.'],
  W304: ['A column or an input has no title.', 'Add one; otherwise users see the field name.'],
  W305: [
    'The first render of the page is over budget.',
    'Render less at once: fewer rows, hidden columns, tabs, collapsed groups, steps.',
  ],
} as const satisfies Record<string, readonly [meaning: string, remedy: string]>

export type DiagnosticCode = keyof typeof diagnosticCodes
