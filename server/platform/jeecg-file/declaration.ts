import type { ImportColumn } from '#schemas'
import type { Db } from '../../db/index.ts'
import type { ListRow } from '../export/source.ts'
import type { Words } from '../http/locale.ts'
import type { RowTaker } from '../import/importer.ts'
import type { ListResource } from '../list/resource.ts'

/** A column of the files of one kind of record. */
export interface JeecgColumn {
  /** A field of the list's rows; rows that are brought have it under the same name. */
  field: string
  /** Its heading. */
  titles: Words
  /** Further headings under which stock clients bring it. */
  aliases?: readonly string[]
  /** The dictionary whose texts stand in the file; where it is brought, values are understood too. */
  dict?: string
  /** Requires or allows the column in imports; without it, it is only exported. */
  taken?: 'required' | 'optional'
}

/**
 * The files of one kind of record as stock clients take and bring them, `<path>/exportXls` and `<path>/importExcel`.
 * Declare it once beside the list's resource and mount it where the area's routes are:
 *
 * ```ts
 * jeecgFileRoutes(app, services, {
 *   path: '/sys/position',
 *   titles: { en: 'Positions', zh: '职务' },
 *   resource: positionResource,
 *   access: { list: 'system:position:list', export: 'system:position:list', import: 'system:position:add' },
 *   columns: [
 *     { field: 'code', titles: { en: 'Code', zh: '职务编码' }, taken: 'required' },
 *     { field: 'postRank', titles: { en: 'Rank', zh: '职级' }, dict: 'position_rank', taken: 'optional' },
 *   ],
 *   importer: crudImporter(services, positions),
 *   changed: list.changed,
 * })
 * ```
 *
 * Without an `importer` (and a code for it) the kind is exported only.
 */
export interface JeecgFile<Row> {
  /** Below the API base. */
  path: string
  /** Name of the records, as in `用户报表`. */
  titles: Words
  resource: ListResource<Row>
  /** Permissions; an export needs the codes of the list and of the export. */
  access: { list: string; export: string; import?: string }
  columns: readonly JeecgColumn[]
  /** Puts a stock query into the form in which the list is asked, where the list does so too. */
  asked?: (query: Record<string, unknown>) => Promise<Record<string, unknown>>
  /** Rows of the file in place of the list's rows; there may be more of them. */
  rows?: (db: Db, rows: readonly ListRow[]) => Promise<ListRow[]>
  /** Importer of the rows. */
  importer?: RowTaker
  /** The columns that are brought, where they are declared elsewhere. */
  brought?: readonly ImportColumn[]
  /** Comes after an import. */
  changed?: () => void
}

const silent: Words = { en: '', zh: '' }

/** The columns of a file that is brought. */
export const broughtColumns = <Row>({ columns, brought }: JeecgFile<Row>): readonly ImportColumn[] =>
  brought ??
  columns.flatMap(({ field, titles, aliases, dict, taken }) =>
    taken === undefined
      ? []
      : [
          {
            name: field,
            titles,
            ...(aliases && { aliases }),
            ...(dict !== undefined && { dict }),
            type: 'text' as const,
            required: taken === 'required',
            notes: silent,
            examples: silent,
          },
        ],
  )
