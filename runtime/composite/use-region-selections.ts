import { use, useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import type { Region } from '#schemas'
import { mayRead, rootReads } from '#schemas/expr'
import { useOpenPage } from '../page/page-context.ts'
import type { DataRecord } from '../registry/definitions.ts'
import { UnsavedScopeContext } from '../unsaved/unsaved-scope.ts'

/** The selected row of a region with a list. */
export interface RegionSelection {
  /** Key of the selected row. Undefined if none is selected. */
  id: string | undefined
  /** Selects a row, unless an open form asks and the user chooses to stay. */
  select: (id: string) => void
  /** Takes over the current data of the selected row. */
  report: (record: DataRecord) => void
}

/** Regions with the rows selected in them. */
export interface RegionSelections {
  /** Selection of a region. Undefined if no other region reads it. */
  of: (region: Region) => RegionSelection | undefined
  /** True if all rows that the region's parameters read are selected. */
  isReady: (region: Region) => boolean
  /** True if the region reads the selection of another one. */
  isDependent: (region: Region) => boolean
  /** Selected rows by region, for expressions. Only the key is known of a row that is not loaded. */
  scope: { selection: Readonly<Record<string, DataRecord>> }
  /** Removes all selections, unless an open form asks and the user chooses to stay. */
  clear: () => void
}

type Rows = Readonly<Record<string, { key: string; record: DataRecord }>>

const NO_ROWS: Rows = {}

/** The rows selected in the regions of a composite page. The address has their keys as `<region>=<key>`. */
export function useRegionSelections(regions: readonly Region[]): RegionSelections {
  const { address } = useOpenPage().session
  const confirmLoss = use(UnsavedScopeContext)?.confirmLoss
  const search = useSyncExternalStore(address.subscribe, address.search)
  const [rows, setRows] = useState(NO_ROWS)

  const write = useCallback(
    async (change: (params: URLSearchParams) => void) => {
      const params = new URLSearchParams(address.search())
      change(params)
      const next = `?${params}`
      if (next === `?${new URLSearchParams(address.search())}`) return
      if ((await confirmLoss?.()) !== false) address.write(next)
    },
    [address, confirmLoss],
  )
  const links = useMemo(() => linksBetween(regions), [regions])
  return useMemo(() => {
    const params = new URLSearchParams(search)
    const idOf = (id: string) => params.get(id) || undefined
    const selectionOf = (id: string): RegionSelection => {
      const current = idOf(id)
      return {
        id: current,
        select: (key) => void write((next) => select(next, { id, key, dependents: links.dependentsOf(id) })),
        report: (record) => {
          if (current === undefined) return
          setRows((before) =>
            before[id]?.record === record ? before : { ...before, [id]: { key: current, record } },
          )
        },
      }
    }
    const selections = new Map(links.masters.map((id) => [id, selectionOf(id)]))
    const rowOf = (id: string): [string, DataRecord][] => {
      const key = idOf(id)
      if (key === undefined) return []
      const row = rows[id]
      return [[id, row?.key === key ? row.record : { id: key }]]
    }
    return {
      of: ({ id }) => selections.get(id),
      isReady: ({ id }) => links.mastersOf(id).every((master) => idOf(master) !== undefined),
      isDependent: ({ id }) => links.mastersOf(id).length > 0,
      scope: { selection: Object.fromEntries(links.masters.flatMap(rowOf)) },
      clear: () =>
        void write((next) => {
          for (const id of links.masters) next.delete(id)
        }),
    }
  }, [search, rows, links, write])
}

interface Selected {
  id: string
  key: string
  dependents: readonly string[]
}

/** Selects a row and removes the selections in regions that depend on it: their rows change. */
function select(params: URLSearchParams, { id, key, dependents }: Selected) {
  if (params.get(id) === key) return
  for (const dependent of dependents) params.delete(dependent)
  params.set(id, key)
}

/** Finds out which regions read the selections of which others. */
function linksBetween(regions: readonly Region[]) {
  const readsOf = new Map(regions.map(({ id, params }) => [id, rootReads(params, 'selection')]))
  const reads = (reader: string, master: string) =>
    reader !== master && mayRead(readsOf.get(reader) ?? new Set(), master)
  const ids = regions.map(({ id }) => id)
  const mastersOf = (id: string) => ids.filter((master) => reads(id, master))
  const dependentsOf = (id: string): string[] =>
    ids.slice(ids.indexOf(id) + 1).filter((reader) => reads(reader, id))
  return { masters: ids.filter((id) => ids.some((reader) => reads(reader, id))), mastersOf, dependentsOf }
}
