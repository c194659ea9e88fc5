import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import { violatedIndex } from '../../db/index.ts'
import { deletionEntry } from '../audit-log/append.ts'
import type { Changed } from '../http/change.ts'
import type { Scope } from '../http/data-scope.ts'
import { readIds } from '../http/read-ids.ts'
import type { ChangeContext } from '../http/request.ts'
import { localeOfScope, unlimitedScopeFor } from '../localized-text/localized-text.ts'
import type { Crud, Values } from './declaration.ts'
import { auditRecord, columnsOf, mergeTexts, readTexts, textColumns } from './localized-fields.ts'
import { lockRecords, readRecord, recordNotFound, valueInUse } from './records.ts'

const added = { en: 'Saved', zh: '添加成功！' }
const edited = { en: 'Changed', zh: '修改成功!' }
const deleted = { en: 'Deleted', zh: '删除成功!' }

/** Turns a unique violation into an error at its field. */
function rethrowAsTaken<Row extends { id: string }, Body extends object>({ unique }: Crud<Row, Body>) {
  return (error: unknown): never => {
    const taken = unique[violatedIndex(error) ?? '']
    if (!taken) throw error
    if ('error' in taken) throw taken.error(undefined, { cause: error })
    throw valueInUse(taken.words, { fields: { [taken.field]: taken.words }, cause: error })
  }
}

async function present<Row extends { id: string }, Body extends object>(
  tx: Tx,
  { resource, notFound = recordNotFound }: Crud<Row, Body>,
  { id, scope }: { id: string; scope: Scope },
): Promise<Row> {
  const row = await readRecord(tx, resource, { id, scope: unlimitedScopeFor(scope) })
  if (!row) throw notFound()
  return row
}

const insert = (table: string, values: Values) =>
  sql`insert into ${sql.table(table)} (${sql.join(Object.keys(values).map((column) => sql.id(column)))})
    values (${sql.join(Object.values(values))})`

const update = (table: string, values: Values, id: string) =>
  sql`update ${sql.table(table)} set ${sql.join(
    Object.entries(values).map(([column, value]) => sql`${sql.id(column)} = ${value}`),
  )} where id = ${id}`

/** Begins a change and replaces the caller's scope by that of the area. */
async function begin<Row extends { id: string }, Body extends object>(
  tx: Tx,
  { begin, scopeOf }: Crud<Row, Body>,
  context: ChangeContext,
): Promise<ChangeContext> {
  await begin?.(tx)
  const { user } = context
  return scopeOf ? { ...context, user: { ...user, scope: await scopeOf(tx, user) } } : context
}

/** Adds a record. */
export async function addRecord<Row extends { id: string }, Body extends object>(
  tx: Tx,
  crud: Crud<Row, Body>,
  body: Body,
  context: ChangeContext,
): Promise<Changed<Row>> {
  const begun = await begin(tx, crud, context)
  const { user, at } = begun
  const further = await crud.check?.(tx, body, undefined, begun)
  const id = begun.nextId()
  const made = { id, create_by: user.username, create_time: at.toISOString() }
  const texts = mergeTexts(crud, body, { locale: localeOfScope(user.scope) })
  const values = { ...columnsOf(crud, body, true), ...textColumns(crud, texts), ...further, ...made }
  await insert(crud.table, values).execute(tx).catch(rethrowAsTaken(crud))
  await crud.changed?.(tx)
  const result = await present(tx, crud, { id, scope: user.scope })
  const subject = { kind: crud.table, id }
  const detail = { to: auditRecord(result, texts) }
  return { result, audit: { action: `${crud.area}.add`, subject, detail }, message: added }
}

/** Updates the given fields of a record. */
export async function editRecord<Row extends { id: string }, Body extends object>(
  tx: Tx,
  crud: Crud<Row, Body>,
  body: Body & { id: string },
  context: ChangeContext,
): Promise<Changed<Row>> {
  const begun = await begin(tx, crud, context)
  const { user, at } = begun
  const [before] = await lockRecords(tx, crud.resource, { ids: [body.id], scope: user.scope })
  if (!before) throw (crud.notFound ?? recordNotFound)()
  const further = await crud.check?.(tx, body, before, begun)
  const done = { update_by: user.username, update_time: at.toISOString() }
  const were = (await readTexts(tx, crud, [before.id])).get(before.id)
  const texts = mergeTexts(crud, body, { locale: localeOfScope(user.scope), before: were })
  const columns = columnsOf<Row, Body>(crud, body, false)
  const values = { ...columns, ...textColumns(crud, texts), ...further, ...done }
  await update(crud.table, values, before.id).execute(tx).catch(rethrowAsTaken(crud))
  await crud.changed?.(tx)
  const result = await present(tx, crud, { id: before.id, scope: user.scope })
  const subject = { kind: crud.table, id: before.id }
  const detail = { from: auditRecord(before, were), to: auditRecord(result, texts) }
  return {
    result,
    audit: { action: `${crud.area}.edit`, subject, detail },
    message: crud.messages?.edited ?? edited,
  }
}

const deleteFrom = (table: string) => async (tx: Tx, ids: readonly string[]) => {
  await sql`delete from ${sql.table(table)} where id = any(${[...ids]}::text[])`.execute(tx)
}

/** Deletes all given records or none. */
export async function deleteRecords<Row extends { id: string }, Body extends object>(
  tx: Tx,
  crud: Crud<Row, Body>,
  csv: string,
  context: ChangeContext,
): Promise<Changed<null>> {
  const begun = await begin(tx, crud, context)
  const ids = readIds(csv)
  const rows = await lockRecords(tx, crud.resource, { ids, scope: begun.user.scope })
  if (rows.length === 0 || rows.length < ids.length) throw (crud.notFound ?? recordNotFound)()
  await crud.beforeRemove?.(tx, rows, begun)
  const texts = await readTexts(tx, crud, ids)
  await (crud.remove ?? deleteFrom(crud.table))(tx, ids, begun)
  await crud.changed?.(tx)
  const audit = rows.map((row) => {
    const record = auditRecord(row, texts.get(row.id))
    return deletionEntry(`${crud.area}.delete`, { kind: crud.table, record })
  })
  return { result: null, audit, message: crud.messages?.deleted ?? deleted }
}
