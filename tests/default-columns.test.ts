import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createAccess } from '#runtime/access'
import { actionsWidth, EXPANDER_WIDTH, type ListPage, SELECTION_WIDTH, textWidth, widthOf } from '#schemas'
import { INSPECT_ACTION_ID, withInspectAction } from '../renderers/pages/list/inspect-action.ts'
import { staticContracts } from './support/static-contracts.ts'

/** Width in px that remains for a table on a screen of 1440 px, beside the menu and the padding. */
const ROOM = 1152
/** Width in px that remains for a table on a screen of 1366 px. */
const LAPTOP_ROOM = 1078
/** Width in px that remains for a table in a drawer. */
const DRAWER_ROOM = 832
const words = {
  'en-US': { title: 'Actions', more: 'More', unit: ' (CNY)' },
  'zh-CN': { title: '操作', more: '更多', unit: '（元）' },
} as const

const folder = path.join(import.meta.dirname, '../schemas/pages')
const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.page.json'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
const opened = new Set(
  texts.flatMap((text) => [...text.matchAll(/"do": "openDrawer",\s+"page": "([^"]+)"/g)].map(([, id]) => id)),
)
const lists = texts.map((text) => JSON.parse(text) as ListPage).filter(({ kind }) => kind === 'list')
const cases = lists.flatMap((page) => [[page.id, 'en-US', page] as const, [page.id, 'zh-CN', page] as const])

/** A user who may inspect rows, and therefore has an additional action in each list. */
const asker = {
  access: createAccess({ auth: [{ action: 'row:why', type: '1', describe: '' }], allAuth: [] }),
  contracts: staticContracts(),
}

function widthOfPage(page: ListPage, language: keyof typeof words): number {
  const { list, actions = [], locales } = withInspectAction(page, asker)
  const text = (source: string) => locales?.[language]?.[source] ?? source
  const columns = list.columns
    .filter(({ hidden }) => !hidden)
    .map(({ title = '', width, sort, cell, props }) => {
      const unit = cell === 'Money' && props?.currency !== true ? words[language].unit : ''
      return widthOf({
        title: text(title),
        unit,
        width,
        sortable: sort === true,
        cell: cell ? { name: cell } : undefined,
      })
    })
  const ids = list.rowActions ?? []
  const isMore = ids.includes(INSPECT_ACTION_ID)
  const labels = actions
    .filter(({ id }) => ids.includes(id) && id !== INSPECT_ACTION_ID)
    .map(({ label }) => text(label))
  const more = [
    ...(ids.length > 0 ? [actionsWidth(labels, { ...words[language], isMore })] : []),
    ...(list.table?.selection ? [SELECTION_WIDTH] : []),
    ...(list.table?.expand ? [EXPANDER_WIDTH] : []),
  ]
  return [...columns, ...more].reduce((sum, width) => sum + width, 0)
}

test.each(cases)('the default columns of %s fit a screen of 1440 px in %s', (_id, language, page) => {
  expect(widthOfPage(page, language)).toBeLessThanOrEqual(ROOM)
})

const bills = cases.filter(([id]) => id === 'bill/SettleBillList')

test.each(bills)('the default columns of %s fit a screen of 1366 px in %s', (_id, language, page) => {
  expect(widthOfPage(page, language)).toBeLessThanOrEqual(LAPTOP_ROOM)
})

const inDrawers = cases.filter(([id]) => opened.has(id))

test.each(inDrawers)('the default columns of %s fit a drawer in %s', (_id, language, page) => {
  expect(widthOfPage(page, language)).toBeLessThanOrEqual(DRAWER_ROOM)
})

test.each(lists.map((page) => [page.id, page] as const))(
  '%s shows its status by default',
  (_id, { list }) => {
    expect(list.columns.find(({ field }) => field === 'status')?.hidden).toBeUndefined()
  },
)

/** Sum of the space to the left and to the right of a cell's text, in px. */
const CELL_PADDING = 16

test('the bill list shows shop names of twelve Chinese characters in full', () => {
  const page = lists.find(({ id }) => id === 'bill/SettleBillList')
  const { width = 0 } = page?.list.columns.find(({ id }) => id === 'shopName') ?? {}

  expect(width - CELL_PADDING).toBeGreaterThanOrEqual(textWidth('盖碗茶铺・成都宽窄巷子店'))
})
