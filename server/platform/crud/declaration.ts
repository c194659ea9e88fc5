import type { OperationName } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import type { HttpError } from '../http/errors.ts'
import type { LocalizedText } from '../http/locale.ts'
import type { ChangeContext, Scope, SignedIn } from '../http/request.ts'
import type { ListResource } from '../list/resource.ts'

/** Contract areas with CRUD operations that delete in batches. */
export type CrudArea =
  Extract<OperationName, `${string}.deleteBatch`> extends `${infer Area}.deleteBatch` ? Area : never

/** Column that stores a field of the body. */
export interface WritableField {
  column: string
  /** Value that is stored if the field is empty; null by default. */
  empty?: string | number
  /** The column has a text per language in `<column>_i18n`; input is in the user's language. */
  localized?: true
}

interface OwnError {
  error: (data: undefined, details: { cause: unknown }) => HttpError
}

/** Values of columns beyond the fields of the body. */
export type Values = Record<string, string | number | null>

/**
 * Declaration of a record type with JeecgBoot's CRUD operations: `<area>.list`, `get`, `add`, `edit` (if
 * declared), `delete` and `deleteBatch`. Its table has an id, and columns for author and time.
 */
export interface Crud<Row extends { id: string }, Body extends object> {
  area: CrudArea
  /** List resource; records outside the caller's scope can't be read or changed. */
  resource: ListResource<Row>
  /** Table name. Audit rows of its records have this name as subject kind. */
  table: string
  /** Adds defaults to the list query. */
  asked?: (query: Record<string, unknown>) => Record<string, unknown>
  /** Writable fields; all others of a body are ignored. */
  fields: { readonly [Field in keyof Body & string]?: WritableField }
  /** Unique indexes by name. A violation gives a message at a field, or an error. */
  unique: Readonly<Record<string, { field: keyof Body & string; words: LocalizedText } | OwnError>>
  /** Error for unknown records, if the area declares one. */
  notFound?: () => HttpError
  /** Response messages of this area. */
  messages?: { edited?: LocalizedText; deleted?: LocalizedText }
  /** Rows the caller may read and change; by default those in their scope. */
  scopeOf?: (on: Db | Tx, user: SignedIn) => Promise<Scope>
  /** Runs at the start of each change, before records are locked. */
  begin?: (tx: Tx) => Promise<void>
  /** Validates a change and returns values of further columns. `before` is undefined for new records. */
  check?: (
    tx: Tx,
    body: Body,
    before: Row | undefined,
    context: ChangeContext,
  ) => Promise<Values | undefined> | Values | undefined
  /** Validates the deletion of locked records. */
  beforeRemove?: (tx: Tx, rows: readonly Row[], context: ChangeContext) => Promise<void> | void
  /** Deletes records; by default their rows are deleted from the table. */
  remove?: (tx: Tx, ids: readonly string[], context: ChangeContext) => Promise<void>
  /** Runs after each change, in its transaction. */
  changed?: (tx: Tx) => Promise<void>
}
