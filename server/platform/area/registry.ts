import { sql } from 'kysely'
import type { Db } from '../../db/index.ts'
import { permissionsOf } from '../../db/seed/system/permissions.ts'
import type { AddedParts, Registry } from '../../services.ts'
import { type Scope, unlimitedScope } from '../http/data-scope.ts'
import { createLists } from '../list/lists.ts'
import type { Area, Attachments } from './area.ts'

type Declarations<Value> = { readonly [name: string]: Value | undefined } | undefined

/** Merges the declarations of one kind from all areas. Throws if two areas declare the same name. */
function merge<Value>(
  areas: readonly Area[],
  kind: string,
  read: (area: Area) => Declarations<Value>,
): Readonly<Record<string, Value>> {
  const merged = new Map<string, { area: string; value: Value }>()
  for (const area of areas) {
    for (const [name, value] of Object.entries(read(area) ?? {})) {
      if (value === undefined) continue
      const other = merged.get(name)
      if (other) throw new Error(`the areas ${other.area} and ${area.name} both declare ${kind} ${name}`)
      merged.set(name, { area: area.name, value })
    }
  }
  return Object.fromEntries([...merged].map(([name, { value }]) => [name, value]))
}

const mapValues = <Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Result,
): Readonly<Record<string, Result>> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]))

async function hasAny(
  db: Db,
  attachments: readonly Attachments[],
  { path, scope }: { path: string; scope: Scope },
): Promise<boolean> {
  if (attachments.length === 0) return false
  const found = attachments.map(({ hasFile }) => sql`(${hasFile(path, scope)})`)
  const { rows } = await sql<{ seen: boolean }>`select ${sql.join(found, sql` or `)} as seen`.execute(db)
  return rows[0]?.seen === true
}

const isAttachedWithin =
  (attachments: readonly Attachments[]): Registry['isAttachedWithin'] =>
  (db, path, { permissions, scope }) => {
    const readable = attachments.filter(({ access }) => access.some((code) => permissions.has(code)))
    return hasAny(db, readable, { path, scope })
  }

/**
 * Merges the declarations of all areas for the server and the seed. Throws if two areas declare the same
 * name. Exports and sources of report data can be added at run time.
 */
export function createRegistry(areas: readonly Area[]): Registry {
  const exports = merge(areas, 'the export', (area) => area.exports)
  const reports = merge(areas, 'reports about', (area) => area.reports)
  const added = new Set<AddedParts>()
  const withAdded = <Kind extends keyof AddedParts, Value>(
    declared: Readonly<Record<string, Value>>,
    kind: Kind,
  ) => Object.assign({ ...declared }, ...[...added].map((parts) => parts[kind])) as typeof declared
  const attachments = areas.flatMap((area) => area.attachments ?? [])
  const importers = merge(areas, 'the importer', (area) => area.importers)
  return {
    routes: areas.flatMap(({ routes = [] }) => routes),
    lists: createLists(merge(areas, 'the list', ({ lists }) => lists)),
    exportSources: (services) =>
      withAdded(
        mapValues(exports, ({ access, resource, guard }) => ({
          access,
          resource,
          ...(guard && { guard: guard(services) }),
        })),
        'exports',
      ),
    importers: (services) => mapValues(importers, (create) => create(services)),
    get reports() {
      return withAdded(reports, 'reports')
    },
    addParts: (parts) => {
      added.add(parts)
      return () => void added.delete(parts)
    },
    uniqueColumns: merge(areas, 'unique columns of', ({ uniqueColumns }) => uniqueColumns),
    dictionaryTables: merge(areas, 'the dictionary table', ({ dictionaryTables }) => dictionaryTables),
    jobs: merge(areas, 'the job', ({ jobs = [] }) => Object.fromEntries(jobs.map((job) => [job.name, job]))),
    channelResults: merge(areas, 'the results of channel operations', (area) => area.channelResults),
    permissions: permissionsOf({
      folders: areas.flatMap(({ menuFolders = [] }) => menuFolders),
      menus: areas.flatMap(({ menus = [] }) => menus),
    }),
    isAttachedWithin: isAttachedWithin(attachments),
    isAttached: (db, path) => hasAny(db, attachments, { path, scope: unlimitedScope }),
  }
}
