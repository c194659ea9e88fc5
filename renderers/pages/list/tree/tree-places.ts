import type { DataRecord, TreeRow } from '#runtime'

export type TreePlaces = ReadonlyMap<DataRecord, TreeRow>

/** Where each record on screen stands in its tree. */
export const placesOf = (rows: readonly TreeRow[]): TreePlaces =>
  new Map(rows.map((row) => [row.record, row]))
