import type { ImportColumn } from '#schemas'
import type { Db } from '../../db/index.ts'
import type { ListRow } from '../export/source.ts'
import type { LocalizedText } from '../http/locale.ts'
import type { RowImporter } from '../import/importer.ts'
import type { ListResource } from '../list/resource.ts'

/** A column of the files that contain records of one type. */
export interface JeecgColumn {
  /** Name of the field in exported list rows and in imported rows. */
  field: string
  /** Column heading. */
  titles: LocalizedText
  /** Further headings that imports accept. */
  aliases?: readonly string[]
  /**
   * Dictionary of the column. Exports contain the texts of the dictionary; imports accept both its texts and
   * its values.
   */
  dict?: string
  /** Whether the column is required or optional in imports. If undefined, the column is only exported. */
  imported?: 'required' | 'optional'
}

/**
 * Files of one record type for JeecgBoot clients, at `<path>/exportXls` and `<path>/importExcel`. Resources
 * derive this declaration from their property `file`; other records add its routes with `jeecgFileRoutes`. If
 * there is no `importer` or no access code for imports, records are only exported.
 */
export interface JeecgFile<Row> {
  /** Path below the API base. */
  path: string
  /** Further paths below the API base. */
  aliases?: readonly string[]
  /** Name of the records, as in `用户报表`. */
  titles: LocalizedText
  resource: ListResource<Row>
  /** Permissions by action. An export requires both `list` and `export`. */
  access: { list: string; export: string; import?: string }
  columns: readonly JeecgColumn[]
  /** Converts a JeecgBoot query to the list's query. */
  toListQuery?: (query: Record<string, unknown>) => Promise<Record<string, unknown>>
  /** Converts list rows to file rows. One list row can become several file rows. */
  rows?: (db: Db, rows: readonly ListRow[]) => Promise<ListRow[]>
  /** Importer of the rows. */
  importer?: RowImporter
  /** Columns of an import, by default derived from `columns`. */
  importColumns?: readonly ImportColumn[]
}

const silent: LocalizedText = { en: '', zh: '' }

/** Returns the columns that an import of this file can have. */
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
