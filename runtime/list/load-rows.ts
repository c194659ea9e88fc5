import { MAX_SIZE } from './address.ts'
import type { RowsAnswer } from './pagination.ts'

/** Paging arguments of a request for rows. */
export interface RowsPlace {
  pageNo: number
  pageSize: number
  cursor?: string
}

interface LoadOptions {
  signal: AbortSignal
  /** Called with the number of rows loaded so far. */
  onLoaded?: (count: number) => void
}

/**
 * Loads rows page by page, up to `limit`. Uses cursors if the list supports them, because with page numbers a
 * new row moves other rows to the next page. Returns the total of the first response.
 */
export async function loadRows(
  load: (place: RowsPlace) => Promise<RowsAnswer>,
  limit: number,
  { signal, onLoaded }: LoadOptions,
): Promise<RowsAnswer> {
  const records: RowsAnswer['records'][number][] = []
  let first: RowsAnswer | undefined
  let cursor: string | null | undefined
  for (let pageNo = 1; records.length < limit && !signal.aborted; pageNo++) {
    const part = await load({ pageNo, pageSize: MAX_SIZE, ...(cursor && { cursor }) })
    first ??= part
    records.push(...part.records)
    if (!signal.aborted) onLoaded?.(records.length)
    if (part.records.length < MAX_SIZE) break
    cursor = part.next
  }
  return { total: 0, ...first, records: records.slice(0, limit) }
}
