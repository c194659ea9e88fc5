/** Error codes of the checker with meaning and remedy; `docs/errors.md` prints this table. */
export const diagnosticCodes = {
  E101: [
    'The text is not JSON.',
    'Correct the syntax at the place shown; a page has no comments and no trailing commas.',
  ],
  E102: ['An object has the same key twice.', 'Keep one; the other was ignored.'],
  E110: ['The format knows no such key here.', 'Take the key that was meant, or remove it.'],
  E111: ['A key is missing.', 'Add it.'],
  E112: ['A value has the wrong type.', 'Write a value of the type that is asked for.'],
  E113: ['A value is not one of the allowed words.', 'Take one of the words listed.'],
  E114: ['A name has the wrong form.', 'Follow the form that is shown.'],
  E115: ['A value is too long, too short, too big or too small.', 'Stay within the bounds shown.'],
  E201: [
    'The model or the scope has no field of this name.',
    'Take a field of the model named in the message.',
  ],
  E202: ['The API contract has no such operation.', 'Take an operation of `schemas/contracts/`.'],
  E203: [
    'The operation gives something else than is needed here.',
    'A list needs pages of records, a detail one record, an action no list.',
  ],
  E204: ['The contract has no such model.', 'Take a model of `schemas/contracts.ts`.'],
  E205: ['The data source names another model than its operation gives.', 'Name the model of the operation.'],
  E206: ['The operation takes no such argument.', 'Remove it, or take the argument that was meant.'],
  E207: ['An argument that the operation needs is missing.', 'Give it.'],
  E208: ['An argument has the wrong type.', 'Give a value or an expression of the type the operation takes.'],
  E211: [
    'The server does not sort by this field.',
    'Remove `sort`, or make the field sortable in the contract.',
  ],
  E212: [
    'The server does not filter this field in this way.',
    'Take an operator that the message lists, or extend the contract.',
  ],
  E213: [
    'The server has no total of this column over all pages.',
    'Remove `total`, or let the contract name the field under `totals`.',
  ],
  E214: [
    "A value can't be edited in its cell.",
    'Take an operation that takes id, version and the field and gives the record; never a masked value.',
  ],
  E215: ['A view names an unknown field or column.', 'Take the id of a search field or column of this list.'],
  E221: ['The page has no such data source.', 'Declare it under `data`, or take one that is there.'],
  E222: ['There is no such dictionary.', 'Take a dictionary that exists, or create it first.'],
  E223: ['There is no such page.', 'Take the id of a page that exists.'],
  E224: [
    'A page is opened with parameters that it does not take, or without one that it needs.',
    'Give the parameters that page declares.',
  ],
  E225: ['The page has no such action.', 'Take the id of an action of this page.'],
  E226: ['An id is used twice.', 'Give each node an id of its own.'],
  E227: [
    'A rule compares with a value that the dictionary lacks.',
    'Take a value of the dictionary: the rule would never hold.',
  ],
  E228: [
    'The value of a rule does not fit its operator or its field.',
    'Give what the operator takes, of the type of the field: the rule would never hold.',
  ],
  E229: ['The list has no such column.', 'Take the id of a column of this list.'],
  E231: ['There is no such renderer.', 'Take a name of the catalog.'],
  E232: ['The renderer does not take values of this type.', 'Take a renderer that fits the field.'],
  E233: ['A setting of the renderer is wrong.', "Follow the renderer's own settings."],
  E234: [
    'A setting that would run code or break out of the renderer is refused.',
    'Remove it: pages hold data only.',
  ],
  E241: ["An expression or a template can't be read.", 'Correct the syntax at the place shown.'],
  E243: ['The types in an expression do not fit.', 'Compare and count like with like.'],
  E244: [
    'An expression makes fractions of a fen.',
    'Keep amounts whole: no division, no fractions, `fen.split()` to share.',
  ],
  E245: [
    'Values are computed from each other.',
    'Follow the way that is written out, and compute one of them from something else.',
  ],
  E246: [
    'A pattern of a field is invalid or has unbounded backtracking.',
    'Simplify it: no repeated groups, no look-around, few repeats.',
  ],
  E247: ['Too many values are computed one from the other.', 'Compute the last from the first of them.'],
  E251: ['There is no such permission.', 'Take a code that exists, or add it to the menu first.'],
  E252: [
    'The called operation needs a permission that the page does not require.',
    'Name it under `requires`, or the server refuses the call.',
  ],
  E261: [
    'A translation has an expression that its source lacks.',
    'Use the same expressions in both languages.',
  ],
  E271: ["The file is not named after the page's id.", 'Rename the file to the name shown.'],
  E291: [
    'Reports may not read this model, or it has no such relation.',
    'Take a model and a relation that `schemas/contracts/report/` offers.',
  ],
  E292: [
    'A function or time bucket does not fit its field.',
    'Sum numbers, bucket days and times, count anything.',
  ],
  E293: [
    'The report has no such dimension, measure or filter.',
    'Take the id of one that it declares; a hidden measure is not shown.',
  ],
  E294: [
    'The report may read without a range of days.',
    'Name a required filter between two days under `budget`.',
  ],
  W301: ['A text has no Chinese translation.', 'Add it under `locales`.'],
  W302: ['A translation belongs to no text of the page.', 'Remove it, or correct its key.'],
  W303: ['An action is offered nowhere.', 'Name it in a toolbar, in row or bulk actions, or remove it.'],
  W304: ['A column or an input has no title.', 'Give it one: people would see the name of the field.'],
  W305: [
    'The first drawing of the page is past the budget.',
    'Draw less at once: fewer rows, hidden columns, tabs, closed groups, steps.',
  ],
} as const satisfies Record<string, readonly [meaning: string, remedy: string]>

export type DiagnosticCode = keyof typeof diagnosticCodes
