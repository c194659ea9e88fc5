import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListPage } from '#schemas'
import { useRuntime } from '../runtime-context.ts'
import type { AddressRules, ListAddress } from './address.ts'
import type { ListSelection, SelectAll } from './list-state.ts'
import { loadRows, type RowsPlace } from './load-rows.ts'
import type { RowsAnswer } from './pagination.ts'
import { selectionLimit } from './selection-limit.ts'
import { useRowsQuery } from './use-rows.ts'

interface SelectAllParts {
  address: ListAddress
  rules: AddressRules
  answer: RowsAnswer | undefined
  rowKey: string
  selection: ListSelection
}

/**
 * Selects all rows of the search. Available only if all rows on screen are selected and the search has more
 * rows.
 */
export function useSelectAll(
  page: ListPage,
  { address, rules, answer, rowKey, selection }: SelectAllParts,
): SelectAll | undefined {
  const { http } = useRuntime()
  const limit = selectionLimit(page)
  const { source, query } = useRowsQuery(page, address, rules)
  const [loaded, setLoaded] = useState<number>()
  const running = useRef<AbortController>(undefined)
  const { keys, change } = selection
  const cancel = useCallback(() => {
    running.current?.abort()
    running.current = undefined
    setLoaded(undefined)
  }, [])
  // Another search makes the rows that are being loaded useless.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect ends with each query.
  useEffect(() => cancel, [query, cancel])

  const start = async () => {
    cancel()
    const run = new AbortController()
    running.current = run
    setLoaded(0)
    try {
      const load = (place: RowsPlace) =>
        http.call<RowsAnswer>(source.op, { ...query, ...place }, { signal: run.signal })
      const { records } = await loadRows(load, limit, { signal: run.signal, onLoaded: setLoaded })
      if (run.signal.aborted) return
      change(
        records.map((row) => String(row[rowKey])),
        records,
      )
    } catch {
      // The selection stays unchanged. The HTTP client has already shown the error.
    } finally {
      if (running.current === run) cancel()
    }
  }

  const total = answer?.total ?? 0
  const count = Math.min(total, limit)
  const chosen = new Set(keys)
  const isPageChosen = answer?.records.every((row) => chosen.has(String(row[rowKey]))) === true
  const isOffered = selection.enabled && !page.list.table?.tree && isPageChosen && keys.length < count
  if (!isOffered && loaded === undefined) return undefined
  return { count, isLimited: total > count, loaded, start: () => void start(), cancel }
}
