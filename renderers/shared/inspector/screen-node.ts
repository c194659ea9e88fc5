/** A node selected on screen. */
export interface ScreenNode {
  page: string
  /** JSON Pointer of the node in its page. */
  pointer: string
  /** Key of the row that contains the node. Undefined outside rows. */
  row: string | undefined
  /** Text of the node on screen. */
  shown: string | undefined
}

/** Pointers of the nodes whose elements have a `data-at` attribute. Other nodes are drawn without it. */
const MARKED =
  /^\/(list|detail|form|wizard|dashboard|actions)\b.*\/(columns|fields|nodes|blocks)\/\d+$|^\/actions\/\d+$/

const LONGEST = 120

/** True if a node is on screen, or if its elements have no `data-at` attribute. */
export const isOnScreen = (page: string, pointer: string): boolean =>
  !MARKED.test(pointer) || elementAt(page, pointer) !== undefined

/** The first visible element of a node. */
export function elementAt(page: string, pointer: string): HTMLElement | undefined {
  const found = document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(`${page}#${pointer}`)}"]`)
  return [...found].find((element) => element.getClientRects().length > 0)
}

/** Returns the text of an element, or undefined for a column heading, because it isn't a value. */
export const textIn = (element: Element | undefined): string | undefined =>
  element?.tagName === 'TH' ? undefined : element?.textContent?.trim().slice(0, LONGEST) || undefined

/** The topmost element with a `data-at` attribute at a point of the window. Ignores the inspector itself. */
export function nodeElementAt(x: number, y: number): HTMLElement | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    if (element.closest('[data-inspector]')) continue
    return element.closest<HTMLElement>('[data-at]') ?? undefined
  }
  return undefined
}

/** Reads the node from its element. */
export function screenNodeOf(element: HTMLElement): ScreenNode {
  const [page = '', pointer = ''] = (element.dataset.at ?? '').split('#')
  const row = element.closest<HTMLElement>('[data-row-key],[data-row]')?.dataset
  return { page, pointer, row: row?.rowKey ?? row?.row, shown: textIn(element) }
}
