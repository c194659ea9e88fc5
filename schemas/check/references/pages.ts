import type { Step } from '../../meta/action.ts'
import type { Page } from '../../meta/page.ts'
import type { CheckContext } from '../context.ts'
import { blocksOf } from '../dashboard-parts.ts'
import { submitOf } from '../form-parts.ts'
import type { CheckOptions } from '../options.ts'
import type { Path } from '../page-text.ts'
import type { PageSummary } from '../pages-index.ts'
import { stepsOf } from '../parts.ts'
import { renderersOf } from '../renderer-parts.ts'

/** A link to another page. */
interface Way {
  page: string
  path: Path
  /** Its parameters, and their place. */
  given: readonly string[]
  at: Path
  /** A drawer takes parameters only; an address also fills the search. */
  isAddress: boolean
  /** The page has to be a list, because rows are picked from it. */
  isList?: boolean
}

/** Linked pages exist, and get parameters they know. */
export function checkPages(context: CheckContext) {
  const { page, options, report } = context
  const { pages } = options
  if (!pages) return
  for (const way of waysOf(page, options)) {
    const target = Object.hasOwn(pages, way.page) ? pages[way.page] : undefined
    const fits = target && (!way.isList || target.kind === 'list')
    if (fits) checkWay(way, target, context)
    else {
      const message = `There is no ${way.isList ? 'list' : 'page'} "${way.page}".`
      const known = Object.values(pages).filter(({ kind }) => !way.isList || kind === 'list')
      report({ code: 'E223', path: way.path, message, written: way.page, known: known.map(({ id }) => id) })
    }
  }
}

function checkWay(way: Way, target: PageSummary, { report }: CheckContext) {
  const taken = [...Object.keys(target.params), ...(way.isAddress ? [...target.search, 'open'] : [])]
  const foreign = way.given.filter((given) => !taken.includes(given))
  for (const name of foreign) {
    const message = `${target.id} takes no "${name}". It takes: ${taken.join(', ') || 'nothing'}.`
    report({ code: 'E224', path: [...way.at, name], part: 'key', message, written: name, known: taken })
  }
  if (foreign.length > 0) return
  for (const [name, { required }] of Object.entries(target.params)) {
    if (required && !way.given.includes(name)) {
      report({ code: 'E224', path: way.path, message: `${target.id} needs "${name}".` })
    }
  }
}

const waysOf = (page: Page, { contracts }: CheckOptions): Way[] => [
  ...stepsOf(page).flatMap(({ value, path }) => stepWay(value, path)),
  ...blocksOf(page).flatMap(({ value, path }) =>
    value.link ? [address(value.link, [...path, 'link'])] : [],
  ),
  ...renderersOf(page, contracts).flatMap(({ name, props, path }) =>
    name === 'Link' && typeof props?.page === 'string'
      ? [address({ page: props.page, query: props.query as object | undefined }, [...path, 'props'])]
      : [],
  ),
  ...renderersOf(page, contracts).flatMap(({ name, props, path }) =>
    name === 'PagePick' ? pickWay(props, [...path, 'props']) : [],
  ),
  ...detailWay(page),
  ...submitWay(page),
  ...drillWay(page),
]

function stepWay(step: Step, path: Path): Way[] {
  if (step.do === 'navigate') return [address(step, path)]
  if (step.do !== 'openDrawer' && step.do !== 'openPage') return []
  const given = Object.keys(step.params ?? {})
  return [{ page: step.page, path: [...path, 'page'], given, at: [...path, 'params'], isAddress: false }]
}

const address = ({ page, query }: { page: string; query?: object | undefined }, path: Path): Way => ({
  page,
  path: [...path, 'page'],
  given: Object.keys(query ?? {}),
  at: [...path, 'query'],
  isAddress: true,
})

/** Lists that a field picks from. */
function pickWay(props: Record<string, unknown> | undefined, path: Path): Way[] {
  const { page, params } = props ?? {}
  if (typeof page !== 'string') return []
  const given = Object.keys(Object(params) as object)
  const at = [...path, 'params']
  return [{ page, path: [...path, 'page'], given, at, isAddress: false, isList: true }]
}

/** Page after a form is submitted. */
function submitWay(page: Page): Way[] {
  const submit = submitOf(page)
  const then = submit?.value.then
  if (!submit || then?.page === undefined) return []
  const query = 'query' in then ? then.query : undefined
  return [address({ page: then.page, query }, [...submit.path, 'then'])]
}

/** Detail that a list opens with the id of a row. */
function detailWay(page: Page): Way[] {
  if (page.kind !== 'list' || !page.list.detail || 'action' in page.list.detail) return []
  const path = ['list', 'detail', 'page']
  return [{ page: page.list.detail.page, path, given: ['id'], at: path, isAddress: false }]
}

/** List that a report opens behind a figure. */
function drillWay(page: Page): Way[] {
  const drill = page.kind === 'report' ? page.report.drill : undefined
  return drill ? [address(drill, ['report', 'drill'])] : []
}
