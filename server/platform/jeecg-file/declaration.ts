import type { ImportColumn } from '#schemas'
import type { Db } from '../../db/index.ts'
import type { ListRow } from '../export/source.ts'
import type { LocalizedText } from '../http/locale.ts'
import type { RowImporter } from '../import/importer.ts'
import type { ListResource } from '../list/resource.ts'

/** A column of the files of one kind of record. */
export interface JeecgColumn {
  /** Field of the exported list rows and of the imported rows. */
  field: string
  /** Column heading. */
  titles: LocalizedText
  /** Further headings accepted in imports. */
  aliases?: readonly string[]
  /** Dictionary whose texts are exported; imports accept texts and values. */
  dict?: string
  /** Whether imports require or allow the column. Without this property, the column is only exported. */
  imported?: 'required' | 'optional'
}

/**
 * Files of one record type for JeecgBoot clients, at `<path>/exportXls` and `<path>/importExcel`. A resource
 * derives this declaration from its property `file`; other records mount it with `jeecgFileRoutes`. Without
 * an `importer` and its access code, records are only exported.
 */
export interface JeecgFile<Row> {
  /** Path below the API base. */
  path: string
  /** Name of the records, as in `用户报表`. */
  titles: LocalizedText
  resource: ListResource<Row>
  /** Permissions; an export needs the codes of the list and of the export. */
  access: { list: string; export: string; import?: string }
  columns: readonly JeecgColumn[]
  /** Converts a JeecgBoot query to the list's query. */
  toListQuery?: (query: Record<string, unknown>) => Promise<Record<string, unknown>>
  /** Converts list rows to file rows; one list row may become several file rows. */
  rows?: (db: Db, rows: readonly ListRow[]) => Promise<ListRow[]>
  /** Importer of the rows. */
  importer?: RowImporter
  /** Import columns; derived from `columns` by default. */
  importColumns?: readonly ImportColumn[]
  /** Runs after an import. */
  changed?: () => void
}

const silent: LocalizedText = { en: '', zh: '' }

/** Import columns of a file. */
export const importColumns = <Row>({ columns, importColumns }: JeecgFile<Row>): readonly ImportColumn[] =>
  importColumns ??
  columns.flatMap(({ field, titles, aliases, dict, imported }) =>
    imported === undefined
      ? []
      : [
          {
            name: field,
            titles,
            ...(aliases && { aliases }),
            ...(dict !== undefined && { dict }),
            type: 'text' as const,
            required: imported === 'required',
            notes: silent,
            examples: silent,
          },
        ],
  )
