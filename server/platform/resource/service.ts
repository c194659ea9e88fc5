import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import { violatedIndex } from '../../db/index.ts'
import { deletionEntry } from '../audit-log/append.ts'
import type { Changed } from '../http/change.ts'
import type { Scope } from '../http/data-scope.ts'
import { readIds } from '../http/read-ids.ts'
import type { ChangeContext } from '../http/request.ts'
import { localeOfScope, unlimitedScopeFor } from '../localized-text/localized-text.ts'
import { deleteChildren, saveChildren } from './child-rows.ts'
import { auditRecord, mergeTexts, readTexts, textColumns } from './localized-fields.ts'
import { withoutMasks } from './masked-writes.ts'
import { lockRecords, readRecord, recordChanged, valueInUse } from './records.ts'
import type { Resource, Values } from './resource.ts'
import { insertInto, updateRow } from './rows.ts'
import { columnsOf } from './writes.ts'

const added = { en: 'Saved', zh: '添加成功！' }
const edited = { en: 'Changed', zh: '修改成功！' }
const deleted = { en: 'Deleted', zh: '删除成功！' }

/**
 * Returns an error handler. If a value violates a unique index, the handler throws an error at the field of
 * the index.
 */
function rethrowAsTaken<Row extends { id: string }, Body extends object>({ unique }: Resource<Row, Body>) {
  return (error: unknown): never => {
    const violated = violatedIndex(error)
    const taken = unique.find(({ index }) => index === violated)
    if (!taken) throw error
    if (typeof taken.error === 'function') throw taken.error(undefined, { cause: error })
    throw valueInUse(taken.error, { fields: { [taken.field]: taken.error }, cause: error })
  }
}

async function present<Row extends { id: string }, Body extends object>(
  tx: Tx,
  { list, notFound }: Resource<Row, Body>,
  { id, scope }: { id: string; scope: Scope },
): Promise<Row> {
  const row = await readRecord(tx, list, { id, scope: unlimitedScopeFor(scope) })
  if (!row) throw notFound()
  return row
}

/** Begins a change. If the resource has its own scope, this scope replaces the caller's scope. */
async function begin<Row extends { id: string }, Body extends object>(
  tx: Tx,
  { hooks: { begin, scopeOf } }: Resource<Row, Body>,
  context: ChangeContext,
): Promise<ChangeContext> {
  await begin?.(tx)
  const { user } = context
  return scopeOf ? { ...context, user: { ...user, scope: await scopeOf(tx, user) } } : context
}

/** Adds a record with its child rows. */
export async function addRecord<Row extends { id: string }, Body extends object>(
  tx: Tx,
  resource: Resource<Row, Body>,
  given: Body,
  context: ChangeContext,
): Promise<Changed<Row>> {
  const { name, table, list, hooks } = resource
  const begun = await begin(tx, resource, context)
  const { user, at, nextId } = begun
  const body = withoutMasks(resource, given)
  const id = nextId()
  const further = await hooks.check?.(tx, body, undefined, { ...begun, id })
  const made = { id, create_by: user.username, create_time: at.toISOString() }
  const texts = mergeTexts(resource, body, { locale: localeOfScope(user.scope) })
  const values = { ...columnsOf(resource, body, true), ...textColumns(resource, texts), ...further, ...made }
  await insertInto(table, values).execute(tx).catch(rethrowAsTaken(resource))
  await saveChildren(tx, list, body, { id, nextId }).catch(rethrowAsTaken(resource))
  await hooks.changed?.(tx)
  const result = await present(tx, resource, { id, scope: user.scope })
  const detail = { to: auditRecord(list.mask(result), texts) }
  return { result, audit: { action: `${name}.add`, subject: { kind: table, id }, detail }, message: added }
}

/**
 * Returns the next version of a record. Throws if the body contains another version than the record. A body
 * without a version isn't checked.
 */
function nextVersion(hasVersion: boolean, body: object, before: object): Values {
  if (!hasVersion) return {}
  const { version: current } = before as { version: number }
  const { version: given } = body as { version?: number | null }
  if (given != null && given !== current) throw recordChanged(undefined, { data: { current, given } })
  return { version: current + 1 }
}

/** Updates the given fields of a record, and its child rows. */
export async function editRecord<Row extends { id: string }, Body extends object>(
  tx: Tx,
  resource: Resource<Row, Body>,
  given: Body & { id: string },
  context: ChangeContext,
): Promise<Changed<Row>> {
  const { name, table, list, hooks } = resource
  const begun = await begin(tx, resource, context)
  const { user, at, nextId } = begun
  const [before] = await lockRecords(tx, list, { ids: [given.id], scope: user.scope })
  if (!before) throw resource.notFound()
  const version = nextVersion(resource.hasVersion, given, before)
  const body = withoutMasks(resource, given, before)
  const { id } = before
  const further = await hooks.check?.(tx, body, before, { ...begun, id })
  const written = { ...version, update_by: user.username, update_time: at.toISOString() }
  const were = (await readTexts(tx, resource, [id])).get(id)
  const texts = mergeTexts(resource, body, { locale: localeOfScope(user.scope), before: were })
  const columns = { ...columnsOf(resource, body, false), ...textColumns(resource, texts) }
  await updateRow(table, { ...columns, ...further, ...written }, id)
    .execute(tx)
    .catch(rethrowAsTaken(resource))
  await saveChildren(tx, list, body, { id, nextId }).catch(rethrowAsTaken(resource))
  await hooks.changed?.(tx)
  const result = await present(tx, resource, { id, scope: user.scope })
  const detail = { from: auditRecord(list.mask(before), were), to: auditRecord(list.mask(result), texts) }
  return {
    result,
    audit: { action: `${name}.edit`, subject: { kind: table, id }, detail },
    message: resource.messages.edited ?? edited,
  }
}

/** Deletes either all given records or none. */
export async function deleteRecords<Row extends { id: string }, Body extends object>(
  tx: Tx,
  resource: Resource<Row, Body>,
  csv: string,
  context: ChangeContext,
): Promise<Changed<null>> {
  const { name, table, list, hooks } = resource
  const begun = await begin(tx, resource, context)
  const ids = readIds(csv)
  const rows = await lockRecords(tx, list, { ids, scope: begun.user.scope })
  if (rows.length === 0 || rows.length < ids.length) throw resource.notFound()
  await hooks.beforeRemove?.(tx, rows, begun)
  const texts = await readTexts(tx, resource, ids)
  await removeRecords(tx, resource, ids, begun)
  await hooks.changed?.(tx)
  const audit = rows.map((row) => {
    const record = auditRecord(list.mask(row), texts.get(row.id))
    return deletionEntry(`${name}.delete`, { kind: table, record })
  })
  return { result: null, audit, message: resource.messages.deleted ?? deleted }
}

/** Deletes records without checks. Uses the hook `remove` if the resource has one. */
export async function removeRecords<Row extends { id: string }, Body extends object>(
  tx: Tx,
  { table, list, hooks }: Resource<Row, Body>,
  ids: readonly string[],
  context: ChangeContext,
): Promise<void> {
  if (hooks.remove) return hooks.remove(tx, ids, context)
  await deleteChildren(tx, list, ids)
  await sql`delete from ${sql.table(table)} where id = any(${[...ids]}::text[])`.execute(tx)
}
