import { expect, test } from 'vitest'
import { readMenu } from '../menu/menu-tree.ts'
import { createMenuSearchIndex, menuEntries, searchMenu } from './menu-search-index.ts'
import { toPinyin } from './to-pinyin.ts'

const scope = { origin: 'http://localhost:3100', apiBase: '/jeecg-boot', token: 'secret' }

const item = (path: string, title: string, more: Record<string, unknown> = {}) => ({
  id: path,
  path,
  component: 'bill/SettleBillList',
  route: '1',
  ...more,
  meta: { title, titles: {}, ...(more.meta as object) },
})
const titled = (english: string, chinese: string) => ({
  meta: { titles: { 'en-US': english, 'zh-CN': chinese } },
})
const menu = readMenu(
  [
    item('/dashboard/analysis', 'Home', { component: 'dashboard/Analysis', ...titled('Home', '首页') }),
    item('/bill', 'Bills', {
      component: 'layouts/RouteView',
      ...titled('Bills', '账单'),
      children: [
        item('/bill/settleBill', 'Settlement bills', titled('Settlement bills', '结算账单')),
        item('/bill/tradeOrder', 'Trades', titled('Trades', '交易流水')),
        item('/bill/secret', 'Secret', { hidden: true }),
      ],
    }),
    item('/empty', 'Empty group', { component: 'layouts/RouteView', children: [] }),
    item('/hidden', 'Hidden group', {
      component: 'layouts/RouteView',
      hidden: true,
      children: [item('/hidden/child', 'Hidden child')],
    }),
    item('/pathless', 'Pathless', { route: '0' }),
    item('/report', 'Report', {
      component: 'layouts/IframePageView',
      meta: { url: 'https://reports.example/a' },
    }),
    item('/wiki', 'Wiki', { meta: { internalOrExternal: true, url: 'https://wiki.example/' } }),
    item('/bad', 'Bad address', { meta: { internalOrExternal: true, url: 'javascript:alert(1)' } }),
  ],
  scope,
)
const entries = menuEntries(menu, 'en-US')
const index = createMenuSearchIndex(entries, toPinyin)
const search = (typed: string) => searchMenu(index, typed).map(({ entry }) => entry.title)

test('the search index has every visible menu item with a target, in menu order', () => {
  expect(search('')).toEqual(['Home', 'Bills', 'Settlement bills', 'Trades', 'Report', 'Wiki'])
})

test('external and framed pages open in a new tab, other items open their path', () => {
  expect(entries.map(({ target }) => (target.type === 'tab' ? target.url : target.path))).toEqual([
    '/dashboard/analysis',
    '/bill',
    '/bill/settleBill',
    '/bill/tradeOrder',
    'https://reports.example/a',
    'https://wiki.example/',
  ])
})

test.each([
  ['settlement', ['Settlement bills']],
  ['SETTLE', ['Settlement bills']],
  ['  bill ', ['Bills', 'Settlement bills', 'Trades']],
  ['tradeorder', ['Trades']],
  ['结算', ['Settlement bills']],
  ['jszd', ['Settlement bills']],
  ['JYLS', ['Trades']],
  ['jiesuan', ['Settlement bills']],
  ['jie suan', ['Settlement bills']],
  ['nothing of the sort', []],
  ['[(*', []],
])('the search for %j finds %j', (typed, titles) => {
  expect(search(typed)).toEqual(titles)
})

test('titles are found in both languages', () => {
  const chinese = createMenuSearchIndex(menuEntries(menu, 'zh-CN'), toPinyin)

  expect(searchMenu(chinese, 'settlement')[0]).toMatchObject({
    entry: { title: '结算账单', otherTitle: 'Settlement bills' },
    otherTitle: [0, 10],
  })
})

test.each([
  ['ment', { title: [6, 10] }],
  ['算账', { otherTitle: [1, 3] }],
  ['szd', { otherTitle: [1, 4] }],
  ['suanzh', { otherTitle: [1, 3] }],
  ['/bill/settle', { path: [0, 12] }],
])('matches of %j are marked', (typed, marked) => {
  expect(searchMenu(index, typed)[0]).toMatchObject(marked)
})

test('before pinyin is loaded, Chinese is found by its characters', () => {
  const early = createMenuSearchIndex(entries)

  expect(searchMenu(early, 'jszd')).toEqual([])
  expect(searchMenu(early, '结算').map(({ entry }) => entry.path)).toEqual(['/bill/settleBill'])
})

test('titles beyond the basic multilingual plane are searched verbatim', () => {
  const odd = createMenuSearchIndex(
    entries.map((entry) => ({ ...entry, title: '🍵茶' })),
    toPinyin,
  )

  expect(searchMenu(odd, '茶')).toHaveLength(entries.length)
})
