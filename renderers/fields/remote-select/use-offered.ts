import { useQuery } from '@tanstack/react-query'
import { useRuntime } from '#runtime'
import { choiceOf, keyOf } from '../../shared/own-options/keys.ts'
import { fieldOf, recordsOf } from '../../shared/remote/records.ts'
import { textOf } from '../../shared/remote/remote-select.tsx'
import type { RemoteSelectFieldProps } from './schema.ts'

const KEPT_MS = 5 * 60_000

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** Whether all is chosen that the choices hang on. */
export const isReady = ({ needs = [], args = {} }: RemoteSelectFieldProps): boolean =>
  needs.every((name) => Object.hasOwn(args, name) && !isEmpty(args[name]))

/** Which of the chosen values are offered with the arguments as they are now; undefined while nobody knows. */
export function useOffered(
  props: RemoteSelectFieldProps,
  chosen: readonly string[],
): ReadonlySet<string> | undefined {
  const { http } = useRuntime()
  const { op, args = {}, valueField, valueParam = 'ids' } = props
  const ids = chosen.map(textOf).sort().join(',')
  const isAsked = isReady(props) && ids !== ''
  // The same question as the one for the names: it is asked once.
  const { data, isError } = useQuery({
    queryKey: ['remote-options', op, args, 'values', ids],
    queryFn: ({ signal }) => http.call(op, { ...args, [valueParam]: ids }, { signal }),
    enabled: isAsked,
    staleTime: KEPT_MS,
  })
  if (!isReady(props)) return new Set()
  // Nothing is taken away because the server could not be asked.
  if (isError) return new Set(chosen)
  if (data === undefined) return undefined
  const found = new Set(recordsOf(data).map((record) => keyOf(fieldOf(record, valueField))))
  const words = new Set([...found].flatMap((key) => (key === undefined ? [] : [String(choiceOf(key))])))
  return new Set(chosen.filter((key) => found.has(key) || words.has(textOf(key))))
}
