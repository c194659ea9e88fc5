import type { FastifyInstance } from 'fastify'
import type { TObject } from 'typebox'
import type { Db, Tx } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import type { ListRow } from '../export/source.ts'
import type { HttpError } from '../http/errors.ts'
import type { LocalizedText } from '../http/locale.ts'
import type { ChangeContext, Scope, SignedIn } from '../http/request.ts'
import type { RowImporter } from '../import/importer.ts'
import type { JeecgColumn } from '../jeecg-file/declaration.ts'
import type { ResourceList } from '../list/list.ts'
import type { ListResource } from '../list/resource.ts'

/** Values to store, by column. */
export type Values = Record<string, string | number | boolean | null>

/** Column and settings with which a field of the body is stored. */
export interface Write {
  column: string
  /** Value that is stored if the field is empty. */
  empty: string | number | boolean | null
  /** True if the field is stored only for new records and never changes. */
  once: boolean
  /** True if the column has a default value, which is used for new records without the field. */
  hasDefault: boolean
  /**
   * True if the texts of all languages are stored in `<column>_i18n`. The field of the body is in the user's
   * language.
   */
  localized: boolean
}

/** Unique index. If a value violates the index, the error is shown at `field`. */
export interface UniqueIndex<Field extends string = string> {
  index: string
  field: Field
  /** Message if a value violates the index, or a function that creates the error. */
  error: LocalizedText | ((data: undefined, details: { cause: unknown }) => HttpError)
  /**
   * False if forms can't check the value. The reason is that the index has several columns, or that its
   * values are private.
   */
  isCheckable?: false
}

/**
 * Functions that add rules to the operations of a resource. The schema and the table of the resource can't
 * express such rules.
 */
export interface Hooks<Row, Body> {
  /** Adds default values to the query of the list. */
  toListQuery?: (query: Record<string, unknown>) => Record<string, unknown>
  /** Returns the scope of the rows that the user may read and change. The default is the user's scope. */
  scopeOf?: (on: Db | Tx, user: SignedIn) => Promise<Scope>
  /** Runs at the start of each change, before records are locked. */
  begin?: (tx: Tx) => Promise<void>
  /**
   * Validates a change and returns values for further columns. `before` is undefined for new records. The
   * context contains the id of the record, even of a new record.
   */
  check?: (
    tx: Tx,
    body: Body,
    before: Row | undefined,
    context: ChangeContext & { id: string },
  ) => Promise<Values | undefined> | Values | undefined
  /** Checks whether records can be deleted. The records are locked. */
  beforeRemove?: (tx: Tx, rows: readonly Row[], context: ChangeContext) => Promise<void> | void
  /** Deletes records. Without this hook, their rows and child rows are deleted. */
  remove?: (tx: Tx, ids: readonly string[], context: ChangeContext) => Promise<void>
  /** Runs after each change, in its transaction. */
  changed?: (tx: Tx) => Promise<void>
}

/**
 * Column of a file: its Chinese heading, or an object with the heading and all settings that differ from the
 * derived column.
 */
export type FileColumn =
  | string
  | (Pick<JeecgColumn, 'aliases' | 'imported'> & {
      zh: string
      /** English heading. The default is the title in the model. */
      en?: string
      /** Dictionary. The default is the dictionary of the model; false means none. */
      dict?: string | false
    })

/** Export and import of files for JeecgBoot clients: `<path>/exportXls` and `<path>/importExcel`. */
export interface ResourceFile<Row extends { id: string }, Body extends object> {
  /** Name of the records, as in `用户报表`. */
  titles: LocalizedText
  /** Columns by field. The columns of fields that new records have can be imported. */
  columns: Readonly<Record<string, FileColumn>>
  /** Further paths of the records below the API base. */
  aliases?: readonly string[]
  /**
   * Permissions. The defaults are the permissions of the operations `list` and `add`; false means no import.
   */
  access?: { export?: string; import?: string | false }
  /** Converts list rows to file rows. One list row can become several file rows. */
  rows?: (db: Db, rows: readonly ListRow[]) => Promise<ListRow[]>
  /** Creates the importer of rows. Without it, each row is added as a record. */
  importer?: (resource: Resource<Row, Body>, services: Services) => RowImporter
}

/** A type of record with JeecgBoot's CRUD operations. `defineResource` derives it from a declaration. */
export interface Resource<Row extends { id: string }, Body extends object> {
  /** First part of the names of the resource's operations, such as `position` in `position.add`. */
  name: string
  list: ListResource<Row>
  /** Name of the table. In audit rows about its records, this name is also the kind of the subject. */
  table: string
  /** Schema of new records; undefined if records can't be added. */
  body: TObject | undefined
  /** How each field of a body is stored. Fields without an entry aren't stored. */
  writes: Readonly<Record<string, Write>>
  unique: readonly UniqueIndex[]
  /** True if edits of an older version are rejected. */
  hasVersion: boolean
  notFound: () => HttpError
  messages: { edited?: LocalizedText; deleted?: LocalizedText }
  hooks: Hooks<Row, Body>
  /** Hooks that need the services of the server. */
  serviceHooks?: (services: Services) => Hooks<Row, Body>
  file?: ResourceFile<Row, Body>
  /** Adds further routes. */
  routes?: (
    app: FastifyInstance,
    services: Services,
    parts: { list: ResourceList<Row>; resource: Resource<Row, Body> },
  ) => void
}

/** Returns a resource with all its hooks, including the hooks that need services. */
export const withServices = <Row extends { id: string }, Body extends object>(
  resource: Resource<Row, Body>,
  services: Services,
): Resource<Row, Body> => ({
  ...resource,
  hooks: { ...resource.hooks, ...resource.serviceHooks?.(services) },
})
