import { useQuery } from '@tanstack/react-query'
import { type DataRecord, useRuntime } from '#runtime'
import { asText } from '../as-text.ts'
import { keyOf } from '../own-options/keys.ts'
import { fieldOf, recordsOf } from './records.ts'
import { useDebounced } from './use-debounced.ts'

const CACHE_MS = 5 * 60_000

/** The operation that loads options, and the fields that it returns. */
export interface RemoteSource {
  op: string
  valueField: string
  labelField: string
  /** Name of the field with the detail, which is shown in brackets after the label. */
  detailField?: string | undefined
  /** Arguments that each call of the operation gets. */
  args?: Readonly<Record<string, unknown>> | undefined
  /** Name of the argument with the search text. The default is `keyword`. */
  searchParam?: string | undefined
  /** Name of the argument with the selected values, which are separated by commas. The default is `ids`. */
  valueParam?: string | undefined
}

/** An option of a picker. */
interface RemoteOption {
  /** Key of the option's value, made by `keyOf`. */
  value: string
  label: string
  /** Label without the detail in brackets. */
  name: string
}

function optionOf(record: DataRecord, { valueField, labelField, detailField }: RemoteSource): RemoteOption[] {
  const value = keyOf(fieldOf(record, valueField))
  if (value === undefined) return []
  const name = asText(fieldOf(record, labelField)) ?? value
  const detail = detailField === undefined ? undefined : asText(fieldOf(record, detailField))
  return [{ value, name, label: detail === undefined ? name : `${name} (${detail})` }]
}

interface Wanted {
  open: boolean
  keyword: string
  /** Selected values, converted to strings. */
  selected: readonly string[]
}

/**
 * Loads the options that match the search text. Also loads the options of the selected values, because their
 * labels are not stored. Cancels outdated requests.
 */
export function useRemoteOptions(source: RemoteSource, { open, keyword, selected }: Wanted) {
  const { http } = useRuntime()
  const { op, args = {}, searchParam = 'keyword', valueParam = 'ids' } = source
  const typed = useDebounced(keyword.trim())
  const ids = [...selected].sort().join(',')
  const read = (key: readonly string[], asked: Record<string, unknown>, enabled: boolean) => ({
    queryKey: ['remote-options', op, args, ...key],
    queryFn: ({ signal }: { signal: AbortSignal }) => http.call(op, { ...args, ...asked }, { signal }),
    enabled,
    staleTime: CACHE_MS,
    placeholderData: (before: unknown) => before,
  })
  const found = useQuery(read(['keyword', typed], typed ? { [searchParam]: typed } : {}, open))
  const named = useQuery(read(['values', ids], { [valueParam]: ids }, ids !== ''))
  const optionsOf = (result: unknown) => recordsOf(result).flatMap((record) => optionOf(record, source))
  return {
    found: optionsOf(found.data),
    named: optionsOf(named.data),
    isLoading: found.isFetching,
    failed: found.isError,
  }
}
