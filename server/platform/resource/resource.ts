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

/** Column in which a field of the body is stored. */
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

/** Unique index. Its violation is shown as an error at `field`. */
export interface UniqueIndex<Field extends string = string> {
  index: string
  field: Field
  /** Message of the violation, or a function that creates its error. */
  error: LocalizedText | ((data: undefined, details: { cause: unknown }) => HttpError)
  /**
   * False if forms can't check the value, because the index also has other columns or its values are private.
   */
  isCheckable?: false
}

/** Functions of a resource that are called at certain times, for rules beyond its schema and its table. */
export interface Hooks<Row, Body> {
  /** Adds default values to the query of the list. */
  toListQuery?: (query: Record<string, unknown>) => Record<string, unknown>
  /** Returns the scope of the rows that the user may read and change. The default is the user's scope. */
  scopeOf?: (on: Db | Tx, user: SignedIn) => Promise<Scope>
  /** Runs at the start of each change, before records are locked. */
  begin?: (tx: Tx) => Promise<void>
  /**
   * Validates a change and returns values for further columns. `before` is undefined for new records. The
   * context contains the id of the record, also of a new one.
   */
  check?: (
    tx: Tx,
    body: Body,
    before: Row | undefined,
    context: ChangeContext & { id: string },
  ) => Promise<Values | undefined> | Values | undefined
  /** Checks whether records can be deleted. The records are locked. */
  beforeRemove?: (tx: Tx, rows: readonly Row[], context: ChangeContext) => Promise<void> | void
  /** Deletes records. By default, their rows and child rows are deleted. */
  remove?: (tx: Tx, ids: readonly string[], context: ChangeContext) => Promise<void>
  /** Runs after each change, in its transaction. */
  changed?: (tx: Tx) => Promise<void>
}

/**
 * Column of a file: only its Chinese heading, or an object with everything that differs from the derived
 * column.
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

/** Files of a resource for JeecgBoot clients, `<path>/exportXls` and `<path>/importExcel`. */
export interface ResourceFile<Row extends { id: string }, Body extends object> {
  /** Name of the records, as in `用户报表`. */
  titles: LocalizedText
  /** Columns by field. Fields that new records have can be imported. */
  columns: Readonly<Record<string, FileColumn>>
  /** Permissions. The defaults are the permissions of the operations `list` and `add`. */
  access?: { export?: string; import?: string }
  /** Converts list rows to file rows. One list row can become several file rows. */
  rows?: (db: Db, rows: readonly ListRow[]) => Promise<ListRow[]>
  /** Creates the importer of rows. By default, each row is added as a record. */
  importer?: (resource: Resource<Row, Body>, services: Services) => RowImporter
}

/** A type of record with JeecgBoot's CRUD operations. `defineResource` derives it from a declaration. */
export interface Resource<Row extends { id: string }, Body extends object> {
  /** First part of the names of its operations, such as `position` in `position.add`. */
  name: string
  list: ListResource<Row>
  /** Name of the table. It is also the kind of the subject in audit rows of its records. */
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

/** Returns a resource with all its hooks, including those that need services. */
export const withServices = <Row extends { id: string }, Body extends object>(
  resource: Resource<Row, Body>,
  services: Services,
): Resource<Row, Body> => ({
  ...resource,
  hooks: { ...resource.hooks, ...resource.serviceHooks?.(services) },
})
