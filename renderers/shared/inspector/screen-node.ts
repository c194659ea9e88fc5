/** A node that the user has selected on screen. */
export interface ScreenNode {
  page: string
  /** JSON Pointer of the node in its page. */
  pointer: string
  /** Key of the row that contains the node, or undefined if the node is not in a row. */
  row: string | undefined
  /** Text that the node shows on screen. */
  shown: string | undefined
}

/**
 * Matches the pointers of nodes that are drawn with the attribute `data-at`. Other nodes are drawn without
 * this attribute.
 */
const MARKED =
  /^\/(list|detail|form|wizard|dashboard|actions)\b.*\/(columns|fields|nodes|blocks)\/\d+$|^\/actions\/\d+$/

const LONGEST = 120

/**
 * True if a node is on screen. Also true for a node that is drawn without `data-at`, because its element
 * can't be found.
 */
export const isOnScreen = (page: string, pointer: string): boolean =>
  !MARKED.test(pointer) || elementAt(page, pointer) !== undefined

/** Returns the first visible element of a node. */
export function elementAt(page: string, pointer: string): HTMLElement | undefined {
  const found = document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(`${page}#${pointer}`)}"]`)
  return [...found].find((element) => element.getClientRects().length > 0)
}

/** Returns the text of an element. Returns undefined for a column heading, because its text isn't a value. */
export const textIn = (element: Element | undefined): string | undefined =>
  element?.tagName === 'TH' ? undefined : element?.textContent?.trim().slice(0, LONGEST) || undefined

/**
 * Returns the topmost element with the attribute `data-at` at a point of the window. Ignores the elements of
 * the inspector.
 */
export function nodeElementAt(x: number, y: number): HTMLElement | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    if (element.closest('[data-inspector]')) continue
    return element.closest<HTMLElement>('[data-at]') ?? undefined
  }
  return undefined
}

/** Reads from an element which node it draws. */
export function screenNodeOf(element: HTMLElement): ScreenNode {
  const [page = '', pointer = ''] = (element.dataset.at ?? '').split('#')
  const row = element.closest<HTMLElement>('[data-row-key],[data-row]')?.dataset
  return { page, pointer, row: row?.rowKey ?? row?.row, shown: textIn(element) }
}
