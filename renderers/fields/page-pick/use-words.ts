import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type DataRecord, useRuntime } from '#runtime'
import { asText } from '../../shared/as-text.ts'
import { fieldOf, recordsOf } from '../../shared/remote/records.ts'
import type { PagePickFieldProps } from './schema.ts'

const KEPT_MS = 5 * 60_000

/** What the rows that were picked a while ago are called, for whoever draws the value next. */
const seenKey = ({ page, valueField }: PagePickFieldProps) => ['page-pick', page, valueField]

export const textIn = (record: DataRecord, field: string) => asText(fieldOf(record, field))

function givenWords({ label }: PagePickFieldProps, values: readonly string[]): [string, string][] {
  const list: unknown[] = Array.isArray(label) ? label : [label]
  return values.flatMap((value, index): [string, string][] => {
    const words = asText(list[index])
    return words === undefined ? [] : [[value, words]]
  })
}

/** What stored values are called: as the record says, as they were picked, or as the operation names them. */
export function useWords(props: PagePickFieldProps, values: readonly string[]) {
  const { http } = useRuntime()
  const queries = useQueryClient()
  const { op, valueParam = 'ids', valueField, labelField } = props
  const { data: seen } = useQuery<Record<string, string>>({
    queryKey: seenKey(props),
    queryFn: () => ({}),
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const known = new Map([...Object.entries(seen ?? {}), ...givenWords(props, values)])
  const missing = values.filter((value) => !known.has(value) && !value.includes(',')).sort()
  const asked = missing.join(',')
  const { data } = useQuery({
    queryKey: ['page-pick-words', op, asked],
    queryFn: ({ signal }) => http.call(op ?? '', { [valueParam]: asked }, { signal }),
    enabled: op !== undefined && asked !== '',
    staleTime: KEPT_MS,
  })
  for (const record of recordsOf(data)) {
    const [value, words] = [textIn(record, valueField), textIn(record, labelField)]
    if (value !== undefined && words !== undefined) known.set(value, words)
  }
  return {
    wordsOf: (value: string) => known.get(value) ?? value,
    /** Keeps what was picked by its words. */
    see: (records: readonly DataRecord[]) =>
      queries.setQueryData<Record<string, string>>(seenKey(props), (before = {}) => ({
        ...before,
        ...Object.fromEntries(
          records.map((record) => [textIn(record, valueField) ?? '', textIn(record, labelField) ?? '']),
        ),
      })),
  }
}
