import { useQuery } from '@tanstack/react-query'
import { type DataRecord, useRuntime } from '#runtime'
import { asText } from '../as-text.ts'
import { keyOf } from '../own-options/keys.ts'
import { fieldOf, recordsOf } from './records.ts'
import { useDebounced } from './use-debounced.ts'

const CACHE_MS = 5 * 60_000

/** Operation and fields of remote options. */
export interface RemoteSource {
  op: string
  valueField: string
  labelField: string
  /** Field whose value is shown after the label, in brackets. */
  detailField?: string | undefined
  /** Arguments of each call. */
  args?: Readonly<Record<string, unknown>> | undefined
  /** Argument for the search text. Defaults to `keyword`. */
  searchParam?: string | undefined
  /** Argument for the selected values, comma-separated. Defaults to `ids`. */
  valueParam?: string | undefined
}

/** An option of a picker. */
interface RemoteOption {
  /** Key of the option's value, made by `keyOf`. */
  value: string
  label: string
  /** Label without the detail. */
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
