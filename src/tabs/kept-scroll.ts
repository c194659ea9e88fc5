/** How far the kept pages were scrolled when they were left, in pixels, by path. */
const kept = new Map<string, number>()

/** Starts remembering the scroll position of a kept page. */
export function keepScroll(path: string): void {
  if (!kept.has(path)) kept.set(path, 0)
}

/** Takes note of where a page stands that is about to be left; only kept pages have a place to come back to. */
export function leaveScroll(path: string): void {
  if (kept.has(path)) kept.set(path, window.scrollY)
}

export function forgetScroll(path: string): void {
  kept.delete(path)
}

/** Where a kept page is to stand again; undefined for the others: they begin at their top. */
export const scrollOf = (path: string): number | undefined => kept.get(path)
