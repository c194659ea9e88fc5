import { use, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Region } from '#schemas'
import { useOpenPage } from '../page/page-context.ts'
import type { DataRecord } from '../registry/definitions.ts'
import { UnsavedScopeContext } from '../unsaved/unsaved-scope.ts'
import { linksBetween } from './region-links.ts'
import { useLoadedRows } from './use-loaded-rows.ts'

/** The selected row of a region with a list. */
export interface RegionSelection {
  /** Key of the selected row, or undefined if none is selected. */
  id: string | undefined
  /** Selects a row. Does nothing if the user chooses to keep the unsaved work of an open form. */
  select: (id: string) => void
  /**
   * Reports the current data of the selected row, or undefined if the list doesn't show the row. `isGone` is
   * true if the row was in the list before the last reload.
   */
  report: (record: DataRecord | undefined, isGone: boolean) => void
}

/** The selected row of each region. */
export interface RegionSelections {
  /** Selection of a region, or undefined if no other region reads it. */
  of: (region: Region) => RegionSelection | undefined
  /** True if all rows that the region reads are selected. */
  isReady: (region: Region) => boolean
  /** True if the data of all rows that the region reads are loaded. */
  isLoaded: (region: Region) => boolean
  /** True if the region reads the selected row of another region. */
  isDependent: (region: Region) => boolean
  /** Selected rows by region, for expressions. A row that is not loaded has only its key, as `id`. */
  scope: { selection: Readonly<Record<string, DataRecord>> }
  /** Removes all selections. Does nothing if the user chooses to keep the unsaved work of an open form. */
  clear: () => void
}

/**
 * Key and data of each selected row, as the list of the region last reported them. `record` is undefined if
 * the list doesn't show the row.
 */
type Reports = Readonly<Record<string, { key: string; record: DataRecord | undefined }>>

const NO_REPORTS: Reports = {}

/**
 * The selected rows of a composite page. The page's address contains the keys of the selected rows as
 * `<region>=<key>`.
 */
export function useRegionSelections(regions: readonly Region[]): RegionSelections {
  const { search, write } = useSelectionAddress()
  const [reports, setReports] = useState(NO_REPORTS)
  const links = useMemo(() => linksBetween(regions), [regions])
  const keyOf = (id: string) => new URLSearchParams(search).get(id) || undefined
  const missing = regions.flatMap((region) => {
    const key = keyOf(region.id)
    const report = reports[region.id]
    return key !== undefined && report?.key === key && !report.record ? [{ region, key }] : []
  })
  const loaded = useLoadedRows(missing)
  const records = JSON.stringify(loaded.records)

  const drop = useCallback(
    (id: string) =>
      void write((next) => {
        for (const each of [id, ...links.dependentsOf(id)]) next.delete(each)
        // Replaces the history entry, so that the back button doesn't lead to a row that no longer exists.
      }, true),
    [links, write],
  )
  const gone = loaded.gone.join()
  useEffect(() => {
    for (const id of gone.split(',').filter(Boolean)) drop(id)
  }, [gone, drop])

  return useMemo(() => {
    const params = new URLSearchParams(search)
    const found: Readonly<Record<string, DataRecord>> = JSON.parse(records)
    const idOf = (id: string) => params.get(id) || undefined
    const recordOf = (id: string) => {
      const report = reports[id]
      return report && report.key === idOf(id) ? (report.record ?? found[id]) : undefined
    }
    const selectionOf = (region: Region): RegionSelection => {
      const { id } = region
      const current = idOf(id)
      return {
        id: current,
        select: (key) => void write((next) => select(next, { id, key, dependents: links.dependentsOf(id) })),
        report: (record, isGone) => {
          if (current === undefined) return
          if (isGone && !region.load) drop(id)
          setReports((before) =>
            before[id]?.key === current && before[id].record === record
              ? before
              : { ...before, [id]: { key: current, record } },
          )
        },
      }
    }
    const masters = regions.filter(({ id }) => links.masters.includes(id))
    const selections = new Map(masters.map((region) => [region.id, selectionOf(region)]))
    const rowOf = (id: string): [string, DataRecord][] => {
      const key = idOf(id)
      return key === undefined ? [] : [[id, recordOf(id) ?? { id: key }]]
    }
    return {
      of: ({ id }) => selections.get(id),
      isReady: ({ id }) => links.mastersOf(id).every((master) => idOf(master) !== undefined),
      isLoaded: ({ id }) => links.mastersOf(id).every((master) => recordOf(master) !== undefined),
      isDependent: ({ id }) => links.mastersOf(id).length > 0,
      scope: { selection: Object.fromEntries(links.masters.flatMap(rowOf)) },
      clear: () =>
        void write((next) => {
          for (const id of links.masters) next.delete(id)
        }),
    }
  }, [search, reports, records, regions, links, write, drop])
}

/**
 * The query of the page's address, and a function that changes it. The function does nothing if the user
 * chooses to keep unsaved work.
 */
function useSelectionAddress() {
  const { address } = useOpenPage().session
  const confirmLoss = use(UnsavedScopeContext)?.confirmLoss
  const search = useSyncExternalStore(address.subscribe, address.search)
  const write = useCallback(
    async (change: (params: URLSearchParams) => void, replace = false) => {
      const params = new URLSearchParams(address.search())
      change(params)
      const next = `?${params}`
      if (next === `?${new URLSearchParams(address.search())}`) return
      if ((await confirmLoss?.()) !== false) address.write(next, { replace })
    },
    [address, confirmLoss],
  )
  return { search, write }
}

interface Selected {
  id: string
  key: string
  dependents: readonly string[]
}

/**
 * Selects a row of a region. Also removes the selections in regions that depend on it, because their rows
 * change.
 */
function select(params: URLSearchParams, { id, key, dependents }: Selected) {
  if (params.get(id) === key) return
  for (const dependent of dependents) params.delete(dependent)
  params.set(id, key)
}
