import type { Page } from '../meta/page.ts'
import { type Fragments, nodesOfFragment } from './expand-fragments.ts'

type Path = readonly (string | number)[]

/** A place in the text of a page. */
interface SourcePlace {
  path: Path
  /** Name of the fragment that contains the value. Undefined if the value is in the page itself. */
  fragment?: string
}

/**
 * Converts a path in `expandFragments(page, fragments)` to a place in the text of the page. If a fragment
 * contains the value, the result is the place where the page names the fragment.
 */
export function sourceOfExpanded(page: Page, fragments: Fragments, path: Path): SourcePlace {
  const source: (string | number)[] = []
  let at: unknown = page
  for (const step of path) {
    const index = Array.isArray(at) && typeof step === 'number' ? sourceIndex(at, step, fragments) : step
    source.push(index)
    at = (at as Record<string | number, unknown> | null | undefined)?.[index]
    if (nodesOfFragment(at, fragments)) {
      return { path: [...source, 'fragment'], fragment: (at as { fragment: string }).fragment }
    }
  }
  return { path: source }
}

/** Converts the index of an item in the expanded list to the index of its item in the original list. */
function sourceIndex(list: readonly unknown[], index: number, fragments: Fragments): number {
  const sources = list.flatMap((item, source) =>
    (nodesOfFragment(item, fragments) ?? [item]).map(() => source),
  )
  return sources[index] ?? index
}
