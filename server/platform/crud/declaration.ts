import type { OperationName } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import type { HttpError } from '../http/errors.ts'
import type { Words } from '../http/locale.ts'
import type { ChangeContext, Scope, SignedIn } from '../http/request.ts'
import type { ListResource } from '../list/resource.ts'

/** Areas of the contract with the calls of a CRUD: those that delete in batches. */
export type CrudArea =
  Extract<OperationName, `${string}.deleteBatch`> extends `${infer Area}.deleteBatch` ? Area : never

/** Column that a body field is written to. */
export interface WritableField {
  column: string
  /** Default if nothing is given; null unless named. */
  empty?: string | number
  /** Every language has its own, in `<column>_i18n`: what is typed is in the writer's. */
  localized?: true
}

interface OwnError {
  error: (data: undefined, details: { cause: unknown }) => HttpError
}

/** Values of columns beyond the fields of the body. */
export type Values = Record<string, string | number | null>

/**
 * One kind of record whose list, look-up and changes are those of the contract's CRUD convention. Its operations are
 * `<area>.list`, `get`, `add`, `edit` (where the contract has them), `delete` and `deleteBatch`; its table has an id and who made
 * and changed a row when.
 */
export interface Crud<Row extends { id: string }, Body extends object> {
  area: CrudArea
  /** Whatever of it lies outside of the caller's scope is neither read nor changed. */
  resource: ListResource<Row>
  /** The table, and the kind of subject of its audit rows. */
  table: string
  /** Adds defaults to the list query. */
  asked?: (query: Record<string, unknown>) => Record<string, unknown>
  /** Nothing else of a body is ever written. */
  fields: { readonly [Field in keyof Body & string]?: WritableField }
  /** Unique indexes of the table, each with the field that shows the violation and its message, or an error of its own. */
  unique: Readonly<Record<string, { field: keyof Body & string; words: Words } | OwnError>>
  /** Error of an unknown record, where the area has its own. */
  notFound?: () => HttpError
  /** Messages of the answers that are the area's own. */
  messages?: { edited?: Words; deleted?: Words }
  /** Rows the caller may read and change here, if not those of their scope. */
  scopeOf?: (on: Db | Tx, user: SignedIn) => Promise<Scope>
  /** Runs first in each change, before records are locked. */
  begin?: (tx: Tx) => Promise<void>
  /** Refuses what may not be written; gives values of further columns. `before` is undefined of a new record. */
  check?: (
    tx: Tx,
    body: Body,
    before: Row | undefined,
    context: ChangeContext,
  ) => Promise<Values | undefined> | Values | undefined
  /** Refuses to delete these records, which are locked. */
  beforeRemove?: (tx: Tx, rows: readonly Row[], context: ChangeContext) => Promise<void> | void
  /** Deletes them; from the table, unless given. */
  remove?: (tx: Tx, ids: readonly string[], context: ChangeContext) => Promise<void>
  /** Comes after every change, in its transaction. */
  changed?: (tx: Tx) => Promise<void>
}
