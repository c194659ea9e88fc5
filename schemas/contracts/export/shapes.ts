import Type, { type Static } from 'typebox'
import { ExportFormat } from '../../meta/list-export.ts'
import { NodeId, PageId } from '../../meta/names.ts'
import { strictObject } from '../../meta/strict-object.ts'
import type { OperationContract } from '../model.ts'

/** Maximum length of one filter in characters. A filter can be a rule with many conditions. */
const MAX_FILTER = 8_000

const Query = Type.Record(Type.String({ maxLength: 64 }), Type.String({ maxLength: MAX_FILTER }), {
  description: 'Filters and sort of the list operation; paging is ignored.',
  maxProperties: 60,
})

/** Asks how many rows an export of a filtered list would have. */
export const ListExportSizeBody = strictObject({ page: PageId, query: Query })
export type ListExportSizeBody = Static<typeof ListExportSizeBody>

export const ListExportSize = Type.Object({
  rows: Type.Integer({ minimum: 0 }),
  isExact: Type.Boolean({ description: 'False: more rows match than an export can hold.' }),
  maxRows: Type.Integer({ description: 'Maximum rows per file.' }),
  backgroundRows: Type.Integer({ description: 'Larger files are created in the background.' }),
})
export type ListExportSize = Static<typeof ListExportSize>

/** Columns, filters and format of an export. The columns are given by their ids, in the order of the file. */
export const ListExportBody = strictObject({
  page: PageId,
  format: ExportFormat,
  columns: Type.Array(NodeId, { minItems: 1, maxItems: 100, uniqueItems: true }),
  query: Query,
})
export type ListExportBody = Static<typeof ListExportBody>

export const exportShapes = {
  'list.export': { args: ListExportBody, result: Type.String({ description: 'The file content.' }) },
  'list.exportSize': { args: ListExportSizeBody, result: ListExportSize },
} satisfies Record<string, OperationContract>
