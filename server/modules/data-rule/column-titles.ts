import type { ListPage, Page } from '#schemas'
import type { Locale } from '../../platform/http/locale.ts'
import type { Lists } from '../../platform/list/lists.ts'
import { localizedPageText } from '../../platform/localized-text/localized-page-text.ts'
import type { PageReader } from '../../platform/pages/effective-releases.ts'

/** Titles of fields that the list page doesn't show. */
const OTHERS: Readonly<Record<string, Record<Locale, string>>> = {
  sysOrgCode: { 'en-US': 'Department code', 'zh-CN': '所属部门编码' },
  createBy: { 'en-US': 'Created by', 'zh-CN': '创建人' },
  createTime: { 'en-US': 'Created', 'zh-CN': '创建时间' },
}

const rowsOpOf = (page: ListPage) => {
  const data = page.data?.[page.list.rows ?? 'rows']
  return data && 'op' in data ? data.op : ''
}

function titlesOf(page: ListPage): [string, string][] {
  const { columns, search } = page.list
  return [...(search?.fields ?? []), ...columns].flatMap(({ field, title }) =>
    title === undefined ? [] : [[field, title] as [string, string]],
  )
}

const isList = (page: Page): page is ListPage => page.kind === 'list'

/**
 * Creates a function that returns the title of a field: the title of its column on the list page of the
 * records.
 */
export function createColumnTitles(lists: Lists, known: ReadonlyMap<string, Page>) {
  const pages = [...known.values()].filter(isList)
  const byResource = new Map<string, { page: ListPage; titles: ReadonlyMap<string, string> }>()
  for (const [op, resource] of lists.entries) {
    const page = pages.find((one) => rowsOpOf(one) === op)
    if (page) byResource.set(resource.model.name, { page, titles: new Map(titlesOf(page)) })
  }
  return (resource: string, field: string, locale: Locale): string => {
    const { page, titles } = byResource.get(resource) ?? {}
    const title = titles?.get(field)
    if (page && title !== undefined) return localizedPageText(page, title, locale)
    return (Object.hasOwn(OTHERS, field) && OTHERS[field]?.[locale]) || field
  }
}

export type ColumnTitles = ReturnType<typeof createColumnTitles>

/** Returns the column titles of the page versions that are released to a user. */
export type TitlesFor = (reader: PageReader) => Promise<ColumnTitles>
