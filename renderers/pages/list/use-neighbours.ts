import { useRef } from 'react'
import type { ListState } from '#runtime'
import type { Neighbours } from '../../shared/page-drawer.tsx'

/**
 * Returns functions that open the detail pages of the previous and the next row. If the open row has left the
 * list, for example because a confirmation changed its status, the next row is the one that took its place.
 * Returns undefined if the open row never was on this page of the list.
 */
export function useNeighbours({ rows, rowKey, openId, openDetail }: ListState): Neighbours | undefined {
  const last = useRef<{ id: string; index: number }>(undefined)
  if (openId === undefined) return undefined
  const found = rows.findIndex((row) => String(row[rowKey]) === openId)
  if (found !== -1) last.current = { id: openId, index: found }
  if (last.current?.id !== openId) return undefined
  const { index } = last.current
  const opener = (at: number) => {
    const row = rows[at]
    return row && (() => openDetail(String(row[rowKey])))
  }
  return { previous: opener(index - 1), next: opener(found === -1 ? index : index + 1) }
}
