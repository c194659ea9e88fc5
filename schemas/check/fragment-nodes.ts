import { didYouMean } from '../did-you-mean.ts'
import { type Fragments, findFragment, fragmentPlaces } from '../fragments/expand-fragments.ts'
import { sourceOfExpanded } from '../fragments/source-path.ts'
import type { Page } from '../meta/page.ts'
import type { Finding } from './context.ts'

/**
 * Checks that the fragments of a page exist and that they contain no other fragments. Returns undefined if
 * there are no problems.
 */
export function checkFragmentNodes(page: Page, fragments: Fragments = {}): Finding[] | undefined {
  const findings = fragmentPlaces(page).flatMap(({ value, path }): Finding[] => {
    const at = [...path, 'fragment']
    const written = value.fragment
    const fragment = findFragment(fragments, written)
    if (!fragment) {
      const message = `There is no fragment "${written}".`
      return [{ code: 'E218', path: at, message, written, known: Object.keys(fragments) }]
    }
    const [inner] = fragmentPlaces(fragment.nodes)
    return inner ? [{ code: 'E219', path: at, message: nested(written, inner.value.fragment) }] : []
  })
  return findings.length > 0 ? findings : undefined
}

/** Message for a fragment that contains another fragment. */
export const nested = (outer: string, inner: string): string =>
  `The fragment "${outer}" contains the fragment "${inner}".`

/**
 * Converts the path of a problem. The given path refers to the page in which nodes have replaced the
 * fragments. The returned path refers to the page's text. A problem inside a fragment gets the path of the
 * node `fragment` in the page.
 */
export function inSource(finding: Finding, page: Page, fragments: Fragments): Finding {
  const { path, fragment } = sourceOfExpanded(page, fragments, finding.path)
  if (fragment === undefined) return { ...finding, path }
  const { code, message, written, known, hint } = finding
  const meant = written !== undefined && known ? didYouMean(written, known) : undefined
  const told = meant === undefined ? hint : `Did you mean "${meant}"?`
  return { code, path, message: `In "${fragment}": ${message}`, ...(told !== undefined && { hint: told }) }
}
