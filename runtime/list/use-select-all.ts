import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListPage } from '#schemas'
import { useRuntime } from '../runtime-context.ts'
import { type AddressRules, type ListAddress, MAX_SIZE } from './address.ts'
import type { ListSelection, SelectAll } from './list-state.ts'
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

/** Selects all rows of the search. Undefined unless all rows on screen are selected and there are more. */
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
      const load = (place: Place) =>
        http.call<RowsAnswer>(source.op, { ...query, ...place }, { signal: run.signal })
      const records = await loadAll(load, limit, { signal: run.signal, onLoaded: setLoaded })
      if (run.signal.aborted) return
      change(
        records.map((row) => String(row[rowKey])),
        records,
      )
    } catch {
      // The HTTP client has shown the error. The selection stays as it is.
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

interface Place {
  pageNo: number
  pageSize: number
  cursor?: string
}

/** Loads rows page by page. Continues by cursor where the list has cursors, so that new rows shift nothing. */
async function loadAll(
  load: (place: Place) => Promise<RowsAnswer>,
  limit: number,
  { signal, onLoaded }: { signal: AbortSignal; onLoaded: (count: number) => void },
): Promise<RowsAnswer['records']> {
  const records: RowsAnswer['records'][number][] = []
  let cursor: string | null | undefined
  for (let pageNo = 1; records.length < limit && !signal.aborted; pageNo++) {
    const part = await load({ pageNo, pageSize: MAX_SIZE, ...(cursor && { cursor }) })
    records.push(...part.records)
    if (!signal.aborted) onLoaded(records.length)
    if (part.records.length < MAX_SIZE) break
    cursor = part.next
  }
  return records.slice(0, limit)
}
