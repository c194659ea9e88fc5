import type { ListState } from '#runtime'
import type { Neighbours } from '../../shared/page-drawer.tsx'

/** The rows before and after the open one on this page of the list; undefined where it isn't on it. */
export function neighboursOf(list: ListState): Neighbours | undefined {
  const { rows, rowKey, openId, openDetail } = list
  const place = rows.findIndex((row) => String(row[rowKey]) === openId)
  if (openId === undefined || place === -1) return undefined
  const opener = (index: number) => {
    const row = rows[index]
    return row && (() => openDetail(String(row[rowKey])))
  }
  return { previous: opener(place - 1), next: opener(place + 1) }
}
