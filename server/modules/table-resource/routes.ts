import type { FastifyInstance } from 'fastify'
import type { CustomTable } from '#schemas'
import {
  describeColumn,
  fieldName,
  type TableColumn,
  tableContract,
  tablePages,
} from '#schemas/table-contract'
import type { Db, Tx } from '../../db/index.ts'
import type { RequestContext } from '../../platform/http/change.ts'
import { HttpError } from '../../platform/http/errors.ts'
import { type Locale, localizedTo } from '../../platform/http/locale.ts'
import { createChangeRoute, createRoute } from '../../platform/http/operation-route.ts'
import { createPublisher } from '../../platform/push/outbox.ts'
import { tableMissing, tableUnknown, tableUnsuitable } from '../../platform/table-resource/errors.ts'
import { makeTableResource } from '../../platform/table-resource/make-resource.ts'
import { readTables, type TableDescription } from '../../platform/table-resource/read-table.ts'
import type { Services } from '../../services.ts'

/** Returns the reason why a table can't be a resource; null if it can be one. */
function reasonOf(description: TableDescription, locale: Locale): string | null {
  try {
    makeTableResource(description)
    return null
  } catch (error) {
    if (error instanceof HttpError) return error.in(locale)
    throw error
  }
}

function toCustomTable(
  description: TableDescription,
  locale: Locale,
  { isRegistered, reason }: { isRegistered: boolean; reason: string | null },
): CustomTable {
  const { name: table, columns } = description
  const { name, model } = tableContract(description)
  const titleOf = (described: Pick<TableColumn, 'name' | 'comment'>) =>
    localizedTo(describeColumn(described), locale)
  const shown = columns.filter((column) => Object.hasOwn(model.shape.properties, fieldName(column.name)))
  return {
    table,
    title: titleOf(description),
    state: reason === null ? (isRegistered ? 'resource' : 'available') : 'unsuitable',
    reason,
    name,
    model: model.name,
    columns: shown.map((column) => ({
      field: fieldName(column.name),
      title: titleOf(column),
      type: column.type,
    })),
  }
}

const missing = (table: string, reason: string): CustomTable => {
  const { name, model } = tableContract({ name: table, comment: null, columns: [] })
  return { table, title: table, state: 'missing', reason, name, model: model.name, columns: [] }
}

async function listTables(db: Db, locale: Locale): Promise<CustomTable[]> {
  const [tables, registered] = await Promise.all([
    readTables(db),
    db.selectFrom('table_resource').select('table_name').orderBy('table_name').execute(),
  ])
  const names = new Set(registered.map(({ table_name }) => table_name))
  const lost = [...names].filter((name) => !tables.some((table) => table.name === name))
  return [
    ...tables.map((table) =>
      toCustomTable(table, locale, { isRegistered: names.has(table.name), reason: reasonOf(table, locale) }),
    ),
    ...lost.map((table) => missing(table, tableMissing({ table }).in(locale))),
  ]
}

/** Registers a table as a resource. If the table is already registered, reads its columns again. */
async function registerTable(
  tx: Tx,
  table: string,
  { user, at, locale }: RequestContext,
  services: Services,
) {
  const [description] = await readTables(tx, [table])
  if (!description) throw tableMissing({ table })
  const { name, model } = makeTableResource(description)
  const { contracts, tables } = services
  const isTaken = contracts.findOperation(`${name}.list`) ?? contracts.findModel(model.name)
  if (isTaken && !tables.find(table)) {
    const zh = '该名称已被其他资源使用'
    throw tableUnsuitable({ table, en: 'its name is taken by another resource', zh })
  }
  const [by, time] = [user.username, at.toISOString()]
  await tx
    .insertInto('table_resource')
    .values({ table_name: table, create_by: by, create_time: time })
    .onConflict((conflict) =>
      conflict.column('table_name').doUpdateSet(({ eb, ref }) => ({
        revision: eb(ref('table_resource.revision'), '+', 1),
        update_by: by,
        update_time: time,
      })),
    )
    .execute()
  const columns = description.columns.map((column) => column.name)
  return {
    result: toCustomTable(description, locale, { isRegistered: true, reason: null }),
    audit: { action: 'table.register', subject: { kind: 'table_resource', id: table }, detail: { columns } },
  }
}

async function removeTable(tx: Tx, table: string) {
  const { numDeletedRows } = await tx
    .deleteFrom('table_resource')
    .where('table_name', '=', table)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw tableUnknown({ table })
  return {
    result: null,
    audit: { action: 'table.remove', subject: { kind: 'table_resource', id: table }, detail: {} },
  }
}

/**
 * Routes that register tables as resources at run time, and remove them. The tables themselves are never
 * changed.
 */
export async function tableRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { database, tables } = services
  const change = createChangeRoute(app, services)
  const publish = createPublisher(services)
  const notifyNodes = (tx: Tx) => publish(tx, { to: 'all', msgId: '', msgTxt: '', topic: 'contracts' })
  const afterCommit = tables.refreshNow
  createRoute(app)('table.list', (_, { locale }) => listTables(database.db, locale))
  createRoute(app)('table.pages', async ({ table }) => {
    const [description] = await readTables(database.db, [table])
    if (!description) throw tableMissing({ table })
    return tablePages(makeTableResource(description), description.columns)
  })
  change('table.register', async (tx, { table }, context) => {
    const registered = await registerTable(tx, table, context, services)
    await notifyNodes(tx)
    return { ...registered, afterCommit }
  })
  change('table.remove', async (tx, { table }) => {
    const removed = await removeTable(tx, table)
    await notifyNodes(tx)
    return { ...removed, afterCommit }
  })
}
