import type { FormModes } from '../meta/form-modes.ts'
import type { Page } from '../meta/page.ts'
import type { Parameter } from '../meta/parameter.ts'
import { tabParameter } from '../tab-parameter.ts'
import { regionsOf } from './composite-parts.ts'
import { detailNodesOf, embeddedPagesOf } from './detail-parts.ts'

/** Summary of a page, for the check of references from other pages to this page. */
export interface PageSummary {
  id: string
  kind: Page['kind']
  title: string
  params: Readonly<Record<string, Parameter>>
  /** Modes of a form. */
  modes?: FormModes | undefined
  /** Page parameter that contains the id of the record, for a form with modes. */
  recordParam?: string | undefined
  /**
   * Additional parameters that a link can set in the address: the fields and the ids of search inputs, and
   * the open tabs.
   */
  addressParameters: readonly string[]
  /** Ids of the pages that are embedded in this page. */
  embeds: readonly string[]
  /** Ids of the pages that this page opens or embeds. */
  opens: readonly string[]
}

/** Creates an index of pages by page id. */
export function pagesIndex(pages: readonly Page[]): Record<string, PageSummary> {
  return Object.fromEntries(pages.map((page) => [page.id, summaryOf(page)]))
}

/**
 * Names of the address parameters that contain the open tabs of a detail page. Each node `tabs` has one such
 * parameter.
 */
const tabParametersOf = (page: Page) =>
  detailNodesOf(page).flatMap(({ value }) => (value.node === 'tabs' ? [tabParameter(value.id)] : []))

function summaryOf(page: Page): PageSummary {
  const fields = searchOf(page)
  return {
    id: page.id,
    kind: page.kind,
    title: page.title,
    params: page.params ?? {},
    ...(page.kind === 'form' && { modes: page.form.modes, recordParam: page.form.recordParam }),
    addressParameters: [...fields.flatMap(({ field, id }) => [field, id]), ...tabParametersOf(page)],
    embeds: [...embeddedPagesOf(page), ...regionsOf(page)].map(({ value }) => value.page),
    opens: [...new Set(pageNamesIn(page))],
  }
}

/** Lists the values of all keys `page`, because every reference to a page uses this key. */
function* pageNamesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    if (key === 'page' && typeof part === 'string') yield part
    else yield* pageNamesIn(part)
  }
}

function searchOf(page: Page) {
  if (page.kind === 'report') return page.report.filters ?? []
  return page.kind === 'list' ? (page.list.search?.fields ?? []) : []
}
