import Type, { type Static } from 'typebox'
import { ExportFormat } from '../../meta/list-export.ts'
import { PageId } from '../../meta/names.ts'
import { strictObject } from '../../meta/strict-object.ts'
import type { OperationContract } from '../model.ts'
import { Count, Id, Nullable, Str, Time } from '../scalars.ts'

const Page = strictObject({ page: PageId })

/** The format that an import file must have. */
export const ImportFormat = Type.Object({
  columns: Type.Array(
    Type.Object({
      name: Str('Column', 64),
      title: Str('Heading'),
      required: Type.Boolean(),
      note: Str('Accepted values', 500),
    }),
  ),
  maxRows: Count('The most rows of one file'),
  maxMegabytes: Count('The most megabytes of one file'),
})
export type ImportFormat = Static<typeof ImportFormat>

/** An error in an import file. An error without a column concerns the whole row. */
export const ImportError = Type.Object({
  row: Type.Integer({ title: 'Row as the file counts it', minimum: 1 }),
  column: Nullable(Str('Heading')),
  value: Str('File value', 500),
  message: Str('Problem', 500),
})
export type ImportError = Static<typeof ImportError>

/** Result of a check of a file. The check writes no records. */
export const ImportCheck = Type.Object({
  id: Id('Batch'),
  fileName: Str('File', 255),
  rows: Count('Rows'),
  valid: Count('Rows without a mistake'),
  /** Number of example rows of the template that the import skips. */
  examples: Count('Rows left out'),
  columns: Type.Array(
    Type.Object({
      name: Str('Column', 64),
      title: Str('Heading'),
      required: Type.Boolean(),
      header: Nullable(Str('Heading in the file', 500)),
    }),
  ),
  unknown: Type.Array(Str('Heading that nothing is read from', 500)),
  preview: Type.Array(
    Type.Object({ row: Type.Integer({ minimum: 1 }), cells: Type.Array(Str('Cell', 500)) }),
    { description: 'The first rows, in column order.' },
  ),
  problems: Type.Array(ImportError, { description: 'The first errors.' }),
  problemCount: Count('Problems'),
  before: Nullable(
    Type.Object(
      { time: Time('Imported at'), by: Str('By') },
      { description: 'An earlier import of the same file.' },
    ),
  ),
})
export type ImportCheck = Static<typeof ImportCheck>

/**
 * Imports a checked file. `rows` is the number of rows to import: either all rows, or only the valid ones.
 */
export const ImportRun = strictObject({
  id: Id('Batch'),
  rows: Count('Rows that are to be imported'),
  again: Type.Boolean({ description: 'True: import even if the same file was imported before.' }),
})
export type ImportRun = Static<typeof ImportRun>

/** Result of a batch. Clients request this result if they lost the response of the import. */
export const ImportStatus = Type.Object({
  id: Id('Batch'),
  status: Type.Union([Type.Literal('CHECKED'), Type.Literal('DONE'), Type.Literal('UNDONE')]),
  rows: Count('Rows that were imported'),
})
export type ImportStatus = Static<typeof ImportStatus>

/** Ids of the imported records, in the order of the file. */
export const ImportedIds = Type.Array(Id('Record'))
export type ImportedIds = Static<typeof ImportedIds>

const Done = Type.Object({ id: Id('Batch'), rows: Count('Rows') })
const byId = strictObject({ id: Id('Batch') })
const File = Type.String({ description: 'The file content.' })

export const importShapes = {
  'import.about': { args: Page, result: ImportFormat },
  'import.template': { args: strictObject({ page: PageId, format: ExportFormat }), result: File },
  'import.check': { args: Page, result: ImportCheck },
  'import.errors': { args: byId, result: File },
  'import.status': { args: byId, result: ImportStatus },
  'import.made': { args: byId, result: ImportedIds },
  'import.run': { args: ImportRun, result: Done },
  'import.undo': { args: byId, result: Done },
} satisfies Record<string, OperationContract>
