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

/** Column that stores a field of the body. */
export interface Write {
  column: string
  /** Value that is stored if the field is empty. */
  empty: string | number | boolean | null
  /** True if the field is stored for new records and never changes. */
  once: boolean
  /** True if the column has a default, which applies to new records without the field. */
  hasDefault: boolean
  /** True if the column has a text per language in `<column>_i18n`. Input is in the user's language. */
  localized: boolean
}

/** Unique index, whose violation is an error at its field. */
export interface UniqueIndex<Field extends string = string> {
  index: string
  field: Field
  /** Message of the violation, or the function that creates its error. */
  error: LocalizedText | ((data: undefined, details: { cause: unknown }) => HttpError)
  /** False if forms can't check the value: the index has other columns, or its values are private. */
  isCheckable?: false
}

/** Rules of a kind of record, in addition to its schema and its table. */
export interface Hooks<Row, Body> {
  /** Adds defaults to the list query. */
  toListQuery?: (query: Record<string, unknown>) => Record<string, unknown>
  /** Rows the caller may read and change; by default the rows in the caller's scope. */
  scopeOf?: (on: Db | Tx, user: SignedIn) => Promise<Scope>
  /** Runs at the start of each change, before records are locked. */
  begin?: (tx: Tx) => Promise<void>
  /**
   * Validates a change and returns values of further columns. `before` is undefined for new records; the
   * context has the id of new records, too.
   */
  check?: (
    tx: Tx,
    body: Body,
    before: Row | undefined,
    context: ChangeContext & { id: string },
  ) => Promise<Values | undefined> | Values | undefined
  /** Validates the deletion of locked records. */
  beforeRemove?: (tx: Tx, rows: readonly Row[], context: ChangeContext) => Promise<void> | void
  /** Deletes records; by default their rows and child rows are deleted. */
  remove?: (tx: Tx, ids: readonly string[], context: ChangeContext) => Promise<void>
  /** Runs after each change, in its transaction. */
  changed?: (tx: Tx) => Promise<void>
}

/** Column of a file: its Chinese heading, or all that differs from the derived column. */
export type FileColumn =
  | string
  | (Pick<JeecgColumn, 'aliases' | 'imported'> & {
      zh: string
      /** English heading; by default the title in the model. */
      en?: string
      /** Dictionary; by default the dictionary of the model, none if false. */
      dict?: string | false
    })

/** Files of a resource for JeecgBoot clients, `<path>/exportXls` and `<path>/importExcel`. */
export interface ResourceFile<Row extends { id: string }, Body extends object> {
  /** Name of the records, as in `用户报表`. */
  titles: LocalizedText
  /** Columns by field. A field of new records can be imported. */
  columns: Readonly<Record<string, FileColumn>>
  /** Permissions; by default the permissions of the operations `list` and `add`. */
  access?: { export?: string; import?: string }
  /** Converts list rows to file rows; one list row may become several file rows. */
  rows?: (db: Db, rows: readonly ListRow[]) => Promise<ListRow[]>
  /** Creates the importer of rows; by default each row is added as a record. */
  importer?: (resource: Resource<Row, Body>, services: Services) => RowImporter
}

/** A kind of record with JeecgBoot's CRUD operations, as `defineResource` derives it. */
export interface Resource<Row extends { id: string }, Body extends object> {
  /** First part of its operations, such as `position` in `position.add`. */
  name: string
  list: ListResource<Row>
  /** Table name. Audit rows of its records have this name as subject kind. */
  table: string
  /** Schema of new records; undefined if records can't be added. */
  body: TObject | undefined
  /** How each field of a body is stored; fields without an entry are ignored. */
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
  /** Adds further routes. Call `list.changed` after a change of the records. */
  routes?: (
    app: FastifyInstance,
    services: Services,
    parts: { list: ResourceList<Row>; resource: Resource<Row, Body> },
  ) => void
}

/** Resource with all its hooks. */
export const withServices = <Row extends { id: string }, Body extends object>(
  resource: Resource<Row, Body>,
  services: Services,
): Resource<Row, Body> => ({
  ...resource,
  hooks: { ...resource.hooks, ...resource.serviceHooks?.(services) },
})
