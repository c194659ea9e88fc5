import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type DataRecord, useRuntime } from '#runtime'
import { asText } from '../../shared/as-text.ts'
import { fieldOf, recordsOf } from '../../shared/remote/records.ts'
import type { PagePickFieldProps } from './schema.ts'

const CACHE_MS = 5 * 60_000

/** Rows of the list page. The key is the value that the field stores for the row. */
type Rows = ReadonlyMap<string, DataRecord>

/** Query key of the rows that users have selected. Fields that select from the same page share these rows. */
const pickedRowsKey = ({ page, valueField }: PagePickFieldProps) => ['page-pick', page, valueField]

export const textIn = (record: DataRecord, field: string) => asText(fieldOf(record, field))

function storedLabels({ label }: PagePickFieldProps, values: readonly string[]): [string, string][] {
  const list: unknown[] = Array.isArray(label) ? label : [label]
  return values.flatMap((value, index): [string, string][] => {
    const label = asText(list[index])
    return label === undefined ? [] : [[value, label]]
  })
}

const NO_FIELDS: readonly string[] = []

/**
 * Finds the labels of stored values: in the record, in the selected rows, or with the operation of the page.
 * Also finds the row of a value, if all `fields` of the row are loaded.
 */
export function usePickedLabels(
  props: PagePickFieldProps,
  values: readonly string[],
  fields: readonly string[] = NO_FIELDS,
) {
  const { http } = useRuntime()
  const queries = useQueryClient()
  const { op, valueParam = 'ids', valueField, labelField } = props
  const { data: cachedRows } = useQuery<Rows>({
    queryKey: pickedRowsKey(props),
    queryFn: () => new Map(),
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const labels = new Map(storedLabels(props, values))
  const isKnown = (value: string) => cachedRows?.has(value) || (fields.length === 0 && labels.has(value))
  const missing = values.filter((value) => !isKnown(value) && !value.includes(',')).sort()
  const requested = missing.join(',')
  const { data } = useQuery({
    queryKey: ['page-pick-labels', op, requested],
    queryFn: ({ signal }) => http.call(op ?? '', { [valueParam]: requested }, { signal }),
    enabled: op !== undefined && requested !== '',
    staleTime: CACHE_MS,
    // The query changes when a value is removed, but its previous data still contain all remaining values.
    placeholderData: keepPreviousData,
  })
  const rowsOf = (records: readonly DataRecord[]) =>
    records.map((record) => [textIn(record, valueField) ?? '', record] as const)
  const loadedRows = new Map(rowsOf(recordsOf(data)))
  const labelIn = (record: DataRecord | undefined) => record && textIn(record, labelField)
  return {
    labelOf: (value: string) =>
      labels.get(value) ?? labelIn(cachedRows?.get(value)) ?? labelIn(loadedRows.get(value)) ?? value,
    /** Returns the row of a value: the selected row, or else the loaded row if it has all `fields`. */
    recordOf: (value: string): DataRecord | undefined => {
      const picked = queries.getQueryData<Rows>(pickedRowsKey(props))?.get(value)
      const record = loadedRows.get(value)
      return picked ?? (fields.every((field) => record && Object.hasOwn(record, field)) ? record : undefined)
    },
    /** Adds selected rows to the cache. */
    cacheRows: (records: readonly DataRecord[]) =>
      queries.setQueryData<Rows>(
        pickedRowsKey(props),
        (before = new Map()) => new Map([...before, ...rowsOf(records)]),
      ),
  }
}
