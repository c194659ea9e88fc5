import { useQuery } from '@tanstack/react-query'
import { type DataRecord, useRuntime } from '#runtime'
import { asText } from '../as-text.ts'
import { keyOf } from '../own-options/keys.ts'
import { fieldOf, recordsOf } from './records.ts'
import { usePaused } from './use-paused.ts'

const KEPT_MS = 5 * 60_000

/** Where choices come from, and which fields of theirs count. */
export interface RemoteSource {
  op: string
  valueField: string
  labelField: string
  /** Shown beside the words, in brackets. */
  detailField?: string | undefined
  /** Sent with each call. */
  args?: Readonly<Record<string, unknown>> | undefined
  /** Argument that takes what is typed; `keyword` unless told. */
  searchParam?: string | undefined
  /** Argument that takes the chosen values, parted by commas; `ids` unless told. */
  valueParam?: string | undefined
}

/** A choice as a picker knows it. */
interface RemoteOption {
  /** Key of the value, `keyOf`. */
  value: string
  label: string
  /** The words without the detail. */
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
  /** The stored values. */
  chosen: readonly string[]
}

/** Choices that match what is typed, and those already chosen, whose names a stored value lacks. What is no longer
 * wanted is cancelled. */
export function useRemoteOptions(source: RemoteSource, { open, keyword, chosen }: Wanted) {
  const { http } = useRuntime()
  const { op, args = {}, searchParam = 'keyword', valueParam = 'ids' } = source
  const typed = usePaused(keyword.trim())
  const ids = [...chosen].sort().join(',')
  const read = (key: readonly string[], asked: Record<string, unknown>, enabled: boolean) => ({
    queryKey: ['remote-options', op, args, ...key],
    queryFn: ({ signal }: { signal: AbortSignal }) => http.call(op, { ...args, ...asked }, { signal }),
    enabled,
    staleTime: KEPT_MS,
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
