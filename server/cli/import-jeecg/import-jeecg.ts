import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Tx, withTransaction } from '../../db/index.ts'
import { updateHasChild } from '../../modules/category/categories.ts'
import { appendAudit } from '../../platform/audit-log/append.ts'
import { SYSTEM_USER } from '../../platform/audit-log/audit-entry.ts'
import { readShippedPages } from '../../platform/pages/shipped-pages.ts'
import { invalidatePermissions } from '../../platform/permissions/permission-cache.ts'
import type { Services } from '../../services.ts'
import { checkTable } from './check-row.ts'
import { readColumns } from './columns.ts'
import { IdMap } from './id-map.ts'
import { streamRows } from './open-source.ts'
import { countRejected, type ImportReport, newTableReport, type TableReport } from './report.ts'
import { SourceError, type SourceRow } from './source.ts'
import { ADMIN_ROLE, type Cells, type ExistingRow, type ImportTable, importTables } from './tables.ts'
import { writeTable } from './write.ts'

/** Options of the command that imports data from JeecgBoot. */
export interface ImportOptions {
  /** Path of a MySQL dump, or of a folder with CSV files. Each CSV file has the name of its table. */
  file: string
  /** True to run the whole import and roll it back at the end. */
  isDryRun: boolean
  /** True to skip rejected rows. If false, one rejected row makes the import fail. */
  skipRejected: boolean
}

/** Error that rolls back the transaction after the report is complete. */
class RollbackError extends Error {}

async function readAll(file: string): Promise<Map<string, SourceRow[]>> {
  const tableNames = new Set(importTables.map(({ name }) => name))
  const found = new Map<string, SourceRow[]>()
  for await (const row of streamRows(file, tableNames)) {
    const rows = found.get(row.table)
    if (rows) rows.push(row)
    else found.set(row.table, [row])
  }
  if (found.size === 0) throw new SourceError(`${file} holds no row of ${[...tableNames].join(', ')}`)
  return found
}

async function readPresent(
  tx: Tx,
  { name, unique, refs, parent }: ImportTable,
  columns: ReadonlySet<string>,
) {
  const comparedColumns = new Set([
    'id',
    'create_by',
    ...unique.flatMap((rule) => rule.columns),
    ...refs.map(({ column }) => column),
  ])
  const otherColumns = { sys_permission: ['url', 'component', 'perms'], sys_depart: ['org_code'] }[name] ?? []
  const tableNames = [...comparedColumns, ...otherColumns, ...(parent ? [parent] : [])].filter((column) =>
    columns.has(column),
  )
  const list = sql.join(tableNames.map((column) => sql.id(column)))
  const { rows } = await sql<ExistingRow>`select ${list} from ${sql.table(name)}`.execute(tx)
  return rows
}

/**
 * Clears the permission code of an imported menu or button if this product already has a menu or button with
 * this code. Otherwise, a grant of the imported menu or button would also grant the existing permission of
 * this product.
 */
function stripCodes(rows: readonly Cells[], existing: readonly ExistingRow[], report: ImportReport): void {
  const written = new Set(rows.map(({ id }) => id))
  const shippedCodes = new Set(
    existing.filter(({ id }) => !written.has(String(id))).map(({ perms }) => perms),
  )
  for (const row of rows) {
    if (row.perms === null || row.perms === undefined || !shippedCodes.has(row.perms)) continue
    report.strippedCodes.push({ name: row.name ?? '', perms: row.perms })
    row.perms = null
  }
}

function noteComponents(
  rows: readonly Cells[],
  pages: ReadonlyMap<string, unknown>,
  report: ImportReport,
): void {
  for (const { menu_type, component, name } of rows) {
    const isKnown = !component || component.startsWith('layouts/') || pages.has(component)
    if (menu_type !== '2' && !isKnown) report.unknownComponents.push({ name: name ?? '', component })
  }
}

/**
 * Grants all imported menus and buttons to administrators. Otherwise no user could grant these menus and
 * buttons to others, since users can grant only permissions they have themselves.
 */
async function grantToAdministrators(tx: Tx, permissionIds: readonly string[]): Promise<void> {
  if (permissionIds.length === 0) return
  const grants = permissionIds.map((id) => ({
    id: createHash('md5').update(`import/${ADMIN_ROLE}/${id}`).digest('hex'),
    role_id: ADMIN_ROLE,
    permission_id: id,
  }))
  await sql`insert into sys_role_permission (id, role_id, permission_id)
    select id, role_id, permission_id from jsonb_populate_recordset(null::sys_role_permission, ${JSON.stringify(grants)}::jsonb)
    on conflict do nothing`.execute(tx)
}

async function readAdministrators(
  tx: Tx,
  addedUsers: ReadonlySet<string>,
  links: readonly Cells[],
): Promise<string[]> {
  const ids = links.filter(({ role_id }) => role_id === ADMIN_ROLE).map(({ user_id }) => user_id ?? '')
  const fresh = ids.filter((id) => addedUsers.has(id))
  if (fresh.length === 0) return []
  const { rows } = await sql<{ username: string }>`select username from sys_user
    where id in (${sql.join(fresh)}) order by username`.execute(tx)
  return rows.map(({ username }) => username)
}

const countsOf = ({ tables }: ImportReport) =>
  Object.fromEntries(
    tables
      .filter(({ read }) => read > 0)
      .map(({ table, read, added, changed, kept, refused }: TableReport) => [
        table,
        { read, added, changed, kept, refused: refused.length },
      ]),
  )

const emptyReport = (): ImportReport => ({
  ...{ tables: [], unknownComponents: [], strippedCodes: [], administrators: [], isWritten: false },
})

/** Imports the tables. A table is imported after the tables to which its rows refer. */
async function importAllTables(tx: Tx, source: ReadonlyMap<string, SourceRow[]>): Promise<ImportReport> {
  const report = emptyReport()
  const maps = new Map<string, IdMap>()
  const added = new Map<string, ReadonlySet<string>>()
  let replacedCodes: ReadonlyMap<string, string> = new Map()
  for (const table of importTables) {
    const rows = source.get(table.name) ?? []
    const columns = await readColumns(tx, table.name)
    if (columns.length === 0) {
      const skipped = { 'no such table here': rows.length }
      if (rows.length > 0) report.tables.push({ ...newTableReport(table.name), read: rows.length, skipped })
      continue
    }
    const existing = await readPresent(tx, table, new Set(columns.map(({ name }) => name)))
    const presentIds = new Set(existing.map(({ id }) => String(id)))
    maps.set(table.name, new IdMap(presentIds))
    const judged = checkTable(rows, { table, columns, existing, maps, replacedCodes })
    if (table.name === 'sys_depart') replacedCodes = judged.replacedCodes
    report.tables.push(judged.report)
    await before[table.name]?.(judged.rows, existing, report)
    added.set(table.name, new Set(await writeTable(tx, judged, presentIds)))
    await after[table.name]?.(tx, judged.rows, added, report)
  }
  return report
}

type Before = (rows: readonly Cells[], existing: readonly ExistingRow[], report: ImportReport) => void
type After = (
  tx: Tx,
  rows: readonly Cells[],
  added: ReadonlyMap<string, ReadonlySet<string>>,
  report: ImportReport,
) => Promise<void>

/** Additional steps of some tables, which run before (`before`) or after (`after`) the rows are written. */
const before: Record<string, Before> = {
  sys_permission: (rows, existing, report) => {
    stripCodes(rows, existing, report)
    noteComponents(rows, readShippedPages(), report)
  },
}
const after: Record<string, After> = {
  sys_permission: (tx, _rows, added) => grantToAdministrators(tx, [...(added.get('sys_permission') ?? [])]),
  sys_category: (tx) => updateHasChild(tx),
  sys_user_role: async (tx, rows, added, report) => {
    report.administrators = await readAdministrators(tx, added.get('sys_user') ?? new Set(), rows)
  },
}

/**
 * Imports users, roles, departments, positions, menus, dictionaries and categories from JeecgBoot, in one
 * transaction.
 */
export async function importJeecg(
  { database, ids, clock }: Services,
  { file, isDryRun, skipRejected }: ImportOptions,
): Promise<ImportReport> {
  const source = await readAll(file)
  let report: ImportReport | undefined

  async function run(tx: Tx): Promise<void> {
    // This call takes a lock first, so that no other request changes permissions during the import.
    await invalidatePermissions(tx)
    const result = await importAllTables(tx, source)
    report = result
    if (isDryRun || (!skipRejected && countRejected(result) > 0)) throw new RollbackError()
    await appendAudit(tx, {
      entry: {
        action: 'system.importJeecg',
        subject: { kind: 'system', id: 'jeecg' },
        detail: countsOf(result),
      },
      origin: { user: SYSTEM_USER, requestId: 'import:jeecg' },
      id: ids.nextId(),
      at: clock(),
    })
    report.isWritten = true
  }

  await withTransaction(database.db, run).catch((error: unknown) => {
    if (!(error instanceof RollbackError)) throw error
  })
  if (!report) throw new Error('an import without a report')
  return report
}
