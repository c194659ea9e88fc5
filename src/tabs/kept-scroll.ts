/** Scroll positions of kept pages in px, by path. */
const positions = new Map<string, number>()

/** Starts to store the scroll position of a kept page. */
export function trackScroll(path: string): void {
  if (!positions.has(path)) positions.set(path, 0)
}

/** Stores the scroll position of a kept page before the user leaves it. */
export function saveScroll(path: string): void {
  if (positions.has(path)) positions.set(path, window.scrollY)
}

export function removeScroll(path: string): void {
  positions.delete(path)
}

/**
 * Scroll position to restore when the user returns to a page. Undefined for pages that aren't kept, which
 * start at the top.
 */
export const savedScroll = (path: string): number | undefined => positions.get(path)
