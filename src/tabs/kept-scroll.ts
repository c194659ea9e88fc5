/** Scroll positions of kept pages in px, by path. */
const positions = new Map<string, number>()

/** Starts storing the scroll position of a kept page. */
export function trackScroll(path: string): void {
  if (!positions.has(path)) positions.set(path, 0)
}

/** Stores the scroll position before a kept page is left. */
export function saveScroll(path: string): void {
  if (positions.has(path)) positions.set(path, window.scrollY)
}

export function removeScroll(path: string): void {
  positions.delete(path)
}

/** Scroll position to restore. Undefined for other pages, which start at the top. */
export const savedScroll = (path: string): number | undefined => positions.get(path)
