import { modeNamesOf, modeOf, paramsInMode, recordParamOf } from '../../form-modes/mode-of.ts'
import type { Step } from '../../meta/action.ts'
import type { EmbeddedPage } from '../../meta/embedded-page.ts'
import type { Page } from '../../meta/page.ts'
import { isSelectionRead, regionsOf } from '../composite-parts.ts'
import type { CheckContext } from '../context.ts'
import { blocksOf, chartBlocksOf } from '../dashboard-parts.ts'
import { embeddedPagesOf } from '../detail-parts.ts'
import { submitsOf } from '../form-parts.ts'
import type { CheckOptions } from '../options.ts'
import type { Path } from '../page-text.ts'
import type { PageSummary } from '../pages-index.ts'
import { stepsOf } from '../parts.ts'
import { renderersOf } from '../renderer-parts.ts'

/** Cells that can contain a link to a page. */
const LINK_CELLS = ['Link', 'Money']

/** A link to another page. */
interface PageLink {
  page: string
  path: Path
  /** Names of the parameters that the link passes. `at` is the path of these parameters. */
  parameters: readonly string[]
  /** Value of the parameter `mode`. */
  mode?: unknown
  at: Path
  /**
   * True if the link opens an address, false if it opens a drawer. An address can also fill the search form
   * of a list; a drawer gets only parameters.
   */
  isAddress: boolean
  /** True if users pick or select rows of the linked page, which must therefore be a list. */
  isList?: boolean
}

/** Checks that linked pages exist and have the parameters that the links pass. */
export function checkPages(context: CheckContext) {
  const { page, options, report } = context
  const { pages } = options
  if (!pages) return
  for (const link of linksOf(page, options)) {
    const target = Object.hasOwn(pages, link.page) ? pages[link.page] : undefined
    const fits = target && (!link.isList || target.kind === 'list')
    if (fits) checkLink(link, target, context)
    else {
      const message = `Unknown ${link.isList ? 'list' : 'page'} "${link.page}".`
      const known = Object.values(pages).filter(({ kind }) => !link.isList || kind === 'list')
      report({ code: 'E223', path: link.path, message, written: link.page, known: known.map(({ id }) => id) })
    }
  }
}

function checkLink(link: PageLink, target: PageSummary, { report }: CheckContext) {
  const { params, modes = [] } = targetOf(link, target)
  if (typeof link.mode === 'string' && modes.length > 0 && !modes.some((name) => name === link.mode)) {
    const message = `${target.id} has no mode "${link.mode}".`
    report({ code: 'E224', path: [...link.at, 'mode'], message, written: link.mode, known: modes })
    return
  }
  const own = [...Object.keys(params), ...(modes.length > 0 ? ['mode'] : [])]
  const taken = [...own, ...(link.isAddress ? [...target.addressParameters, 'open'] : [])]
  const foreign = link.parameters.filter((parameters) => !taken.includes(parameters))
  for (const name of foreign) {
    const message = `${target.id} has no parameter "${name}". Parameters: ${taken.join(', ') || 'none'}.`
    report({ code: 'E224', path: [...link.at, name], part: 'key', message, written: name, known: taken })
  }
  if (foreign.length > 0) return
  for (const [name, { required }] of Object.entries(params)) {
    if (required && !link.parameters.includes(name)) {
      report({ code: 'E224', path: link.path, message: `${target.id} requires the parameter "${name}".` })
    }
  }
}

/**
 * Returns the parameters that a link can pass to a page. If the page is a form with modes, these are the
 * parameters of the mode that the link opens.
 */
function targetOf({ mode, parameters }: PageLink, { params, modes, recordParam }: PageSummary) {
  if (!modes) return { params }
  const opened = modeOf(modes, { mode, hasRecord: parameters.includes(recordParamOf({ recordParam })) })
  return { params: paramsInMode({ params, modes, recordParam }, opened), modes: modeNamesOf(modes) }
}

const linksOf = (page: Page, { contracts }: CheckOptions): PageLink[] => [
  ...stepsOf(page).flatMap(({ value, path }) => stepLink(value, path)),
  ...blocksOf(page).flatMap(({ value, path }) =>
    value.link ? [address(value.link, [...path, 'link'])] : [],
  ),
  ...chartBlocksOf(page).flatMap(({ value, path }) =>
    value.drill ? [address(value.drill, [...path, 'drill'])] : [],
  ),
  ...renderersOf(page, contracts).flatMap(({ name, props, path }) =>
    LINK_CELLS.includes(name) && typeof props?.page === 'string'
      ? [
          address({ page: props.page, query: { ...(props.query as object), ...(props.fixed as object) } }, [
            ...path,
            'props',
          ]),
        ]
      : [],
  ),
  ...renderersOf(page, contracts).flatMap(({ name, props, path }) =>
    name === 'PagePick' ? pickLinks(props, [...path, 'props']) : [],
  ),
  ...embeddedPagesOf(page).map(({ value, path }) => embeddedLink(value, path)),
  ...regionsOf(page).map(({ value, path }) => ({
    ...embeddedLink(value, path),
    isList: isSelectionRead(page, value),
  })),
  ...detailLinks(page),
  ...submitLinks(page),
  ...drillLink(page),
  ...parameterLinks(page),
]

function stepLink(step: Step, path: Path): PageLink[] {
  if (step.do === 'navigate') return [address(step, path)]
  if (step.do !== 'openDrawer' && step.do !== 'openPage') return []
  const parameters = Object.keys(step.params ?? {})
  const at = [...path, 'params']
  return [
    { page: step.page, path: [...path, 'page'], parameters, mode: step.params?.mode, at, isAddress: false },
  ]
}

function embeddedLink({ page, params = {} }: Pick<EmbeddedPage, 'page' | 'params'>, path: Path): PageLink {
  const parameters = Object.keys(params)
  return { page, path: [...path, 'page'], parameters, at: [...path, 'params'], isAddress: false }
}

const address = ({ page, query }: { page: string; query?: object | undefined }, path: Path): PageLink => ({
  page,
  path: [...path, 'page'],
  parameters: Object.keys(query ?? {}),
  mode: (query as { mode?: unknown } | undefined)?.mode,
  at: [...path, 'query'],
  isAddress: true,
})

/** Returns the links to the lists in which users pick rows for a field. */
function pickLinks(props: Record<string, unknown> | undefined, path: Path): PageLink[] {
  const { page, params } = props ?? {}
  if (typeof page !== 'string') return []
  const parameters = Object.keys(Object(params) as object)
  const at = [...path, 'params']
  return [{ page, path: [...path, 'page'], parameters, at, isAddress: false, isList: true }]
}

/** Returns the links to the pages that open after a submit. */
const submitLinks = (page: Page): PageLink[] =>
  submitsOf(page).flatMap(({ value: { then }, path }) => {
    if (then?.page === undefined) return []
    const query = 'query' in then ? then.query : undefined
    return [address({ page: then.page, query }, [...path, 'then'])]
  })

/** Returns the links to the detail page of a row, and to the list at whose address the detail page opens. */
function detailLinks(page: Page): PageLink[] {
  if (page.kind !== 'list' || !page.list.detail || 'action' in page.list.detail) return []
  const { page: detail, list } = page.list.detail
  const path = ['list', 'detail', 'page']
  const link = { page: detail, path, parameters: ['id'], at: path, isAddress: false }
  if (list === undefined) return [link]
  const at = ['list', 'detail', 'list']
  return [link, { page: list, path: at, parameters: ['open'], at, isAddress: true, isList: true }]
}

/** Returns the links to the pages on which users choose the values of parameters. */
const parameterLinks = (page: Page): PageLink[] =>
  Object.entries(page.params ?? {}).flatMap(([name, { chosenOn }]) =>
    chosenOn === undefined
      ? []
      : [{ ...address({ page: chosenOn }, []), path: ['params', name, 'chosenOn'] }],
  )

/** Returns the link from a report's figures to the list of the records that the figures count. */
function drillLink(page: Page): PageLink[] {
  const drill = page.kind === 'report' ? page.report.drill : undefined
  return drill ? [address(drill, ['report', 'drill'])] : []
}
