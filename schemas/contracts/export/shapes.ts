import Type, { type Static } from 'typebox'
import { ExportFormat } from '../../meta/list-export.ts'
import { NodeId, PageId } from '../../meta/names.ts'
import type { OperationShapes } from '../model.ts'

/** The longest text of one filter; a whole rule of many conditions is one. */
const MAX_FILTER = 8_000

const Query = Type.Record(Type.String({ maxLength: 64 }), Type.String({ maxLength: MAX_FILTER }), {
  description: "Filters and sort as the list's own call takes them; its paging is left out of account.",
  maxProperties: 60,
})

/** A shipped list page, filtered: how many rows its file would have. */
export const ListExportSizeBody = Type.Object({ page: PageId, query: Query }, { additionalProperties: false })
export type ListExportSizeBody = Static<typeof ListExportSizeBody>

export const ListExportSize = Type.Object({
  rows: Type.Integer({ minimum: 0 }),
  isExact: Type.Boolean({ description: 'False: there are more, and none of them can be exported so.' }),
  maxRows: Type.Integer({ description: 'The most rows one file may have.' }),
  backgroundRows: Type.Integer({ description: 'A file of more rows is made in the background.' }),
})
export type ListExportSize = Static<typeof ListExportSize>

/** What the file is to hold; columns by their ids, in the order of the file. */
export const ListExportBody = Type.Object(
  {
    page: PageId,
    format: ExportFormat,
    columns: Type.Array(NodeId, { minItems: 1, maxItems: 100, uniqueItems: true }),
    query: Query,
  },
  { additionalProperties: false },
)
export type ListExportBody = Static<typeof ListExportBody>

export const exportShapes = {
  'list.export': { args: ListExportBody, result: Type.String({ description: 'The file itself.' }) },
  'list.exportSize': { args: ListExportSizeBody, result: ListExportSize },
} satisfies Record<string, OperationShapes>
