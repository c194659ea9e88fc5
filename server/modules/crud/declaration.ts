import type { OperationName } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { Words } from '../../http/locale.ts'
import type { SignedIn } from '../../http/request.ts'
import type { ListResource } from '../list/resource.ts'

/** Areas of the contract with the calls of a CRUD: those that delete in batches. */
export type CrudArea =
  Extract<OperationName, `${string}.deleteBatch`> extends `${infer Area}.deleteBatch` ? Area : never

/** Where a field of a body is written. */
export interface WritableField {
  column: string
  /** What stands there if nothing is given; null, unless named. */
  empty?: string | number
  /** Every language has its own, in `<column>_i18n`: what is typed is in the writer's. */
  told?: true
}

/** Who changes something, and when. */
export interface Doing {
  user: SignedIn
  at: Date
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
  /** What a list is asked, where that is more than the request says. */
  asked?: (query: Record<string, unknown>) => Record<string, unknown>
  /** Nothing else of a body is ever written. */
  fields: { readonly [Field in keyof Body & string]?: WritableField }
  /** Unique indexes of the table: the field a violation is told at, and its words. */
  unique: Readonly<Record<string, { field: keyof Body & string; words: Words }>>
  /** Refuses what may not be written; gives values of further columns. `before` is undefined of a new record. */
  check?: (
    tx: Tx,
    body: Body,
    before: Row | undefined,
    doing: Doing,
  ) => Promise<Values | undefined> | Values | undefined
  /** Refuses to delete these records, which are locked. */
  beforeRemove?: (tx: Tx, rows: readonly Row[]) => Promise<void> | void
  /** Deletes them; from the table, unless given. */
  remove?: (tx: Tx, ids: readonly string[], doing: Doing) => Promise<void>
  /** Comes after every change, in its transaction. */
  changed?: (tx: Tx) => Promise<void>
}
