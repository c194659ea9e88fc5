import type { Region } from '#schemas'
import { mayRead, rootReads } from '#schemas/expr'

/**
 * Dependencies between regions. A region depends on a master if it reads the row that is selected in the
 * master.
 */
export interface RegionLinks {
  /** Regions whose selected row other regions read. */
  masters: readonly string[]
  /** Returns the regions whose selected rows the given region reads. */
  mastersOf: (id: string) => string[]
  /** Returns the later regions that read the selected row of the given region. */
  dependentsOf: (id: string) => string[]
}

/** Finds out which regions read the selected rows of other regions. */
export function linksBetween(regions: readonly Region[]): RegionLinks {
  const readsOf = new Map(
    regions.map(({ id, params, title }) => [id, rootReads([params, title], 'selection')]),
  )
  const reads = (reader: string, master: string) =>
    reader !== master && mayRead(readsOf.get(reader) ?? new Set(), master)
  const ids = regions.map(({ id }) => id)
  return {
    masters: ids.filter((id) => ids.some((reader) => reads(reader, id))),
    mastersOf: (id) => ids.filter((master) => reads(id, master)),
    dependentsOf: (id) => ids.slice(ids.indexOf(id) + 1).filter((reader) => reads(reader, id)),
  }
}
