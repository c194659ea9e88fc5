import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import { defineHttpError, givenWords } from '../http/errors.ts'
import type { LocalizedText } from '../http/locale.ts'
import type { Scope } from '../http/request.ts'
import { sqlForScope } from '../list/page-sql.ts'
import { presentRow } from '../list/present-row.ts'
import type { ListResource } from '../list/resource.ts'
import { inScope } from '../list/row-scope.ts'

export const recordNotFound = defineHttpError('RECORD_NOT_FOUND', 404, {
  en: 'Record not found',
  zh: '未找到对应实体',
})
export const valueInUse = defineHttpError<LocalizedText>('RECORD_TAKEN', 409, givenWords)

/** The version of an edit differs from the stored version. */
export const recordChanged = defineHttpError('RECORD_CHANGED', 409, {
  en: 'This record was changed by another user. Reload and try again.',
  zh: '该记录已被他人修改，请刷新后重试',
})

/** Ids of the records to read. Records outside the scope are left out. */
interface Wanted {
  ids: readonly string[]
  scope: Scope
}

const select = <Row>(resource: ListResource<Row>, { ids, scope }: Wanted) =>
  sql`select ${sqlForScope(resource.select, scope)} from ${resource.rows} ${sqlForScope(resource.joins, scope)}
    where t.id = any(${[...ids]}::text[]) and ${inScope(resource, scope)} order by t.id`

/**
 * Reads a record in the same form as in the list. Returns undefined if its id is unknown or the record is
 * outside the scope.
 */
export async function readRecord<Row>(
  db: Db | Tx,
  resource: ListResource<Row>,
  { id, scope }: { id: string; scope: Scope },
): Promise<Row | undefined> {
  const [row] = (await sql<Row>`${select(resource, { ids: [id], scope })}`.execute(db)).rows
  return row && presentRow(resource, row, scope)
}

/**
 * Locks records until the transaction ends. Records are always locked in the same order, which prevents
 * deadlocks.
 */
export async function lockRecords<Row>(tx: Tx, resource: ListResource<Row>, wanted: Wanted): Promise<Row[]> {
  const { rows } = await sql<Row>`${select(resource, wanted)} for update of t`.execute(tx)
  return rows.map((row) => presentRow(resource, row, wanted.scope))
}
