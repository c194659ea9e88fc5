import type { Page } from '../meta/page.ts'
import { type Fragments, nodesOfFragment } from './expand-fragments.ts'

type Path = readonly (string | number)[]

/** Place in the text of a page. */
interface SourcePlace {
  path: Path
  /** The fragment that has the part; undefined if the page itself has it. */
  fragment?: string
}

/**
 * Converts a path in `expandFragments(page, fragments)` to the place in the text of the page. For a part of a
 * fragment, this is the place of the fragment's name in the node `fragment`.
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

/** Index of the item from which an item of the expanded list comes. */
function sourceIndex(list: readonly unknown[], index: number, fragments: Fragments): number {
  const sources = list.flatMap((item, source) =>
    (nodesOfFragment(item, fragments) ?? [item]).map(() => source),
  )
  return sources[index] ?? index
}
