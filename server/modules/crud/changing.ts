import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import { sqlStateOf } from '../../db/sql-state.ts'
import type { Changed } from '../../http/change.ts'
import { readIds } from '../../http/read-ids.ts'
import type { Scope } from '../../http/scope.ts'
import { removedEntry } from '../audit/removed.ts'
import { everythingFor, languageOf } from '../texts/texts.ts'
import { columnsOf } from './columns.ts'
import type { Crud, Doing, Values } from './declaration.ts'
import { recordNotFound, recordTaken } from './errors.ts'
import { lockRecords, readRecord } from './records.ts'
import { readTexts, recorded, textColumns, textsAfter } from './texts.ts'

const UNIQUE_VIOLATION = '23505'
const added = { en: 'Saved', zh: '添加成功！' }
const edited = { en: 'Changed', zh: '修改成功!' }
const deleted = { en: 'Deleted', zh: '删除成功!' }

/** A value that another record has is told at its field. */
function asTaken<Row extends { id: string }, Body extends object>({ unique }: Crud<Row, Body>) {
  return (error: unknown): never => {
    const name = error instanceof Error && 'constraint' in error ? String(error.constraint) : ''
    const taken = sqlStateOf(error) === UNIQUE_VIOLATION ? unique[name] : undefined
    if (!taken) throw error
    throw recordTaken(taken.words, { fields: { [taken.field]: taken.words }, cause: error })
  }
}

async function present<Row extends { id: string }, Body extends object>(
  tx: Tx,
  { resource }: Crud<Row, Body>,
  { id, scope }: { id: string; scope: Scope },
): Promise<Row> {
  const row = await readRecord(tx, resource, { id, scope: everythingFor(scope) })
  if (!row) throw recordNotFound()
  return row
}

const insert = (table: string, values: Values) =>
  sql`insert into ${sql.table(table)} (${sql.join(Object.keys(values).map((column) => sql.id(column)))})
    values (${sql.join(Object.values(values))})`

const update = (table: string, values: Values, id: string) =>
  sql`update ${sql.table(table)} set ${sql.join(
    Object.entries(values).map(([column, value]) => sql`${sql.id(column)} = ${value}`),
  )} where id = ${id}`

/** Adds a record. */
export async function addRecord<Row extends { id: string }, Body extends object>(
  tx: Tx,
  crud: Crud<Row, Body>,
  body: Body,
  { user, at, id }: Doing & { id: string },
): Promise<Changed<Row>> {
  const further = await crud.check?.(tx, body, undefined, { user, at })
  const made = { id, create_by: user.username, create_time: at.toISOString() }
  const texts = textsAfter(crud, body, { locale: languageOf(user.scope) })
  const values = { ...columnsOf(crud, body, true), ...textColumns(crud, texts), ...further, ...made }
  await insert(crud.table, values).execute(tx).catch(asTaken(crud))
  await crud.changed?.(tx)
  const result = await present(tx, crud, { id, scope: user.scope })
  const subject = { kind: crud.table, id }
  const detail = { to: recorded(result, texts) }
  return { result, audit: { action: `${crud.area}.add`, subject, detail }, message: added }
}

/** Changes the fields of a record that the body gives. */
export async function editRecord<Row extends { id: string }, Body extends object>(
  tx: Tx,
  crud: Crud<Row, Body>,
  body: Body & { id: string },
  { user, at }: Doing,
): Promise<Changed<Row>> {
  const [before] = await lockRecords(tx, crud.resource, { ids: [body.id], scope: user.scope })
  if (!before) throw recordNotFound()
  const further = await crud.check?.(tx, body, before, { user, at })
  const done = { update_by: user.username, update_time: at.toISOString() }
  const were = (await readTexts(tx, crud, [before.id])).get(before.id)
  const texts = textsAfter(crud, body, { locale: languageOf(user.scope), before: were })
  const columns = columnsOf<Row, Body>(crud, body, false)
  const values = { ...columns, ...textColumns(crud, texts), ...further, ...done }
  await update(crud.table, values, before.id).execute(tx).catch(asTaken(crud))
  await crud.changed?.(tx)
  const result = await present(tx, crud, { id: before.id, scope: user.scope })
  const subject = { kind: crud.table, id: before.id }
  const detail = { from: recorded(before, were), to: recorded(result, texts) }
  return { result, audit: { action: `${crud.area}.edit`, subject, detail }, message: edited }
}

const deleteFrom = (table: string) => async (tx: Tx, ids: readonly string[]) => {
  await sql`delete from ${sql.table(table)} where id = any(${[...ids]}::text[])`.execute(tx)
}

/** Deletes records: all of them, or none. */
export async function removeRecords<Row extends { id: string }, Body extends object>(
  tx: Tx,
  crud: Crud<Row, Body>,
  csv: string,
  doing: Doing,
): Promise<Changed<null>> {
  const ids = readIds(csv)
  const rows = await lockRecords(tx, crud.resource, { ids, scope: doing.user.scope })
  if (rows.length === 0 || rows.length < ids.length) throw recordNotFound()
  await crud.beforeRemove?.(tx, rows)
  const texts = await readTexts(tx, crud, ids)
  await (crud.remove ?? deleteFrom(crud.table))(tx, ids, doing)
  await crud.changed?.(tx)
  const audit = rows.map((row) => {
    const record = recorded(row, texts.get(row.id))
    return removedEntry(`${crud.area}.delete`, { kind: crud.table, record })
  })
  return { result: null, audit, message: deleted }
}
