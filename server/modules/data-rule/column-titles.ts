import type { ListPage, Page } from '#schemas'
import type { Locale } from '../../http/locale.ts'
import { readShippedPages } from '../page/shipped-pages.ts'
import { pageText } from '../spreadsheet/texts.ts'
import { ruledLists } from './resources.ts'

/** Fields that no page shows by themselves. */
const OTHERS: Readonly<Record<string, Record<Locale, string>>> = {
  sysOrgCode: { 'en-US': 'Department code', 'zh-CN': '所属部门编码' },
  createBy: { 'en-US': 'Made by', 'zh-CN': '创建人' },
  createTime: { 'en-US': 'Made at', 'zh-CN': '创建时间' },
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

/** What fields of ruled records are called: as the page that lists them calls them. */
export function createColumnTitles() {
  const pages = [...readShippedPages().values()].filter(isList)
  const byResource = new Map<string, { page: ListPage; titles: ReadonlyMap<string, string> }>()
  for (const [op, resource] of Object.entries(ruledLists)) {
    const page = pages.find((one) => rowsOpOf(one) === op)
    if (page) byResource.set(resource.model.name, { page, titles: new Map(titlesOf(page)) })
  }
  return (resource: string, field: string, locale: Locale): string => {
    const { page, titles } = byResource.get(resource) ?? {}
    const title = titles?.get(field)
    if (page && title !== undefined) return pageText(page, title, locale)
    return (Object.hasOwn(OTHERS, field) && OTHERS[field]?.[locale]) || field
  }
}

export type ColumnTitles = ReturnType<typeof createColumnTitles>
