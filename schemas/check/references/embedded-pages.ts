import { MAX_NESTED_PAGES } from '../../meta/embedded-page.ts'
import { regionsOf } from '../composite-parts.ts'
import type { CheckContext } from '../context.ts'
import { embeddedPagesOf } from '../detail-parts.ts'

/**
 * Checks that a page doesn't contain itself, directly or through other pages. Also checks that pages aren't
 * nested too deeply.
 */
export function checkEmbeddedPages({ page, options, report }: CheckContext) {
  const { pages } = options
  if (!pages) return
  const embedsOf = (id: string) => (Object.hasOwn(pages, id) ? (pages[id]?.embeds ?? []) : [])
  for (const { value, path } of [...embeddedPagesOf(page), ...regionsOf(page)]) {
    const way = findFault([page.id, value.page], embedsOf)
    if (!way) continue
    const shown = way.join(' → ')
    const isCycle = way.indexOf(way.at(-1) ?? '') < way.length - 1
    const message = isCycle
      ? `Pages embed each other: ${shown}.`
      : `More than ${MAX_NESTED_PAGES} pages are inside each other: ${shown}.`
    report({ code: 'E236', path: [...path, 'page'], message })
  }
}

/** Returns the first path through embedded pages that has a cycle or is too long. */
function findFault(
  way: readonly string[],
  embedsOf: (id: string) => readonly string[],
): readonly string[] | undefined {
  const last = way.at(-1) ?? ''
  if (way.indexOf(last) < way.length - 1 || way.length > MAX_NESTED_PAGES) return way
  for (const next of embedsOf(last)) {
    const fault = findFault([...way, next], embedsOf)
    if (fault) return fault
  }
  return undefined
}
