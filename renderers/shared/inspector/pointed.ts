/** A node that was pointed at, on screen. */
export interface PointedNode {
  page: string
  /** JSON Pointer of the node in its page. */
  pointer: string
  /** Key of the row it was pointed at in. */
  row: string | undefined
  /** What stands there. */
  shown: string | undefined
}

/** Nodes that carry their place when they are drawn; of others nobody can tell whether they are. */
const MARKED =
  /^\/(list|detail|form|wizard|dashboard|actions)\b.*\/(columns|fields|nodes|blocks)\/\d+$|^\/actions\/\d+$/

const LONGEST = 120

/** Whether a node is on screen; where that can't be told it counts as being there. */
export const isOnScreen = (page: string, pointer: string): boolean =>
  !MARKED.test(pointer) || elementAt(page, pointer) !== undefined

/** The first visible element of a node. */
export function elementAt(page: string, pointer: string): HTMLElement | undefined {
  const found = document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(`${page}#${pointer}`)}"]`)
  return [...found].find((element) => element.getClientRects().length > 0)
}

/** What stands there, as text; the heading of a column is no value. */
export const textIn = (element: Element | undefined): string | undefined =>
  element?.tagName === 'TH' ? undefined : element?.textContent?.trim().slice(0, LONGEST) || undefined

/** The element with a place that is topmost at a point of the window, whatever lies on it without one. */
export function markedAt(x: number, y: number): HTMLElement | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    if (element.closest('[data-inspector]')) continue
    return element.closest<HTMLElement>('[data-at]') ?? undefined
  }
  return undefined
}

/** What was pointed at, read off its element. */
export function pointedAt(element: HTMLElement): PointedNode {
  const [page = '', pointer = ''] = (element.dataset.at ?? '').split('#')
  const row = element.closest<HTMLElement>('[data-row-key],[data-row]')?.dataset
  return { page, pointer, row: row?.rowKey ?? row?.row, shown: textIn(element) }
}
