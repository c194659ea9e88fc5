import { expect, test } from 'vitest'
import { catalog } from '#renderers/catalog'
import { models, operations, type Page, shapes } from '#schemas'
import { checkPage, pagesIndex, permissionManifest } from '#schemas/check'

const pageWith = (...nodes: object[]) => ({
  format: 1,
  id: 'bill/Bill',
  kind: 'detail',
  title: 'Bill',
  params: { id: { type: 'string', required: true } },
  data: {
    bill: { op: 'bill.get', args: { id: { $expr: 'params.id' } } },
    events: { op: 'bill.history', args: { id: { $expr: 'params.id' } } },
    bills: { op: 'bill.list' },
  },
  requires: { view: 'bill:list' },
  detail: { load: 'bill', nodes },
})

const findingsOf = (...nodes: object[]) => {
  const page = pageWith(...nodes)
  return checkPage(JSON.stringify(page), {
    contracts: { operations, shapes, models },
    catalog,
    pages: pagesIndex([page as unknown as Page]),
  })
    .filter(({ code }) => !code.startsWith('W'))
    .map(({ code, pointer }) => `${code} ${pointer.replace('/detail/nodes/0', '')}`)
}

const timeline = (entry: object, value = 'data.events') => ({
  node: 'timeline',
  id: 'events',
  value: { $expr: value },
  entry: { title: 'Event', ...entry },
})
const inTab = (...nodes: object[]) => ({
  node: 'tabs',
  id: 'tabs',
  items: [{ id: 'tab', title: 'Tab', nodes }],
})

test('a timeline may read the fields of its rows, the record and the sources', () => {
  const description = { $text: '${row.by} ${record.billNo} ${data.bills.total}' }

  expect(findingsOf(timeline({ time: { $expr: 'row.time' }, description }))).toEqual([])
})

test.each([
  [timeline({ time: { $expr: 'row.when' } }), 'E201 /entry/time/$expr'],
  [timeline({}, 'data.nothing'), 'E201 /value/$expr'],
  [timeline({}, 'data.bills'), 'E243 /value/$expr'],
  [{ node: 'text', id: 'a', text: { $text: '${record.nothing}' } }, 'E201 /text/$text'],
  [{ node: 'custom', id: 'a', renderer: 'Nothing' }, 'E231 /renderer'],
  [{ node: 'custom', id: 'a', renderer: 'Figure', props: { onClick: 'x' } }, 'E234 /props/onClick'],
  [inTab({ node: 'page', id: 'a', page: 'bill/Bill' }), 'E236 /items/0/nodes/0/page'],
  [inTab({ node: 'text', id: 'tab', text: 'Twice' }), 'E226 /items/0/nodes/0/id'],
  [inTab({ node: 'field', id: 'a', field: 'billNo' }), 'E113 /items/0/nodes/0/node'],
])('%j is refused', (node, finding) => {
  expect(findingsOf(node)).toContain(finding)
})

const sum = (term: object) => ({
  node: 'sum',
  id: 'sum',
  terms: [{ field: 'grossFen', title: 'Gross', ...term }],
  result: { field: 'payableFen', title: 'Payable' },
})

test.each([
  [{ nodes: [sum({ field: 'gross' })] }, 'E201 /detail/print/nodes/0/terms/0/field'],
  [{ nodes: [sum({ field: 'tradeCount' })] }, 'E232 /detail/print/nodes/0/terms/0/field'],
  [{ nodes: [sum({})], title: { $text: '${record.nothing}' } }, 'E201 /detail/print/title/$text'],
  [{ nodes: [{ ...sum({}), id: 'note' }] }, 'E226 /detail/print/nodes/0/id'],
  [{ nodes: [{ node: 'page', id: 'a', page: 'bill/Bill' }] }, 'E113 /detail/print/nodes/0/node'],
])('the document %j is refused', (print, finding) => {
  const page = pageWith({ node: 'text', id: 'note', text: 'Note' })
  const text = JSON.stringify({ ...page, detail: { ...page.detail, print } })

  const findings = checkPage(text, { contracts: { operations, shapes, models }, catalog })

  expect(findings.map(({ code, pointer }) => `${code} ${pointer}`)).toContain(finding)
})

test('a template without words needs no translation', () => {
  const page = pageWith(timeline({ title: { $text: '${row.kind}: ${row.by}' } }))

  const findings = checkPage(JSON.stringify(page), { contracts: { operations, shapes, models }, catalog })

  expect(findings.filter(({ pointer }) => pointer.includes('/entry/'))).toEqual([])
})

test('a link can open a tab of a detail', () => {
  const link = (tab: string) => ({
    node: 'array',
    id: 'items',
    field: 'items',
    columns: [
      {
        id: 'fee',
        field: 'amountFen',
        title: 'Fee',
        cell: 'Money',
        props: { page: 'bill/Bill', query: { id: 'id' }, fixed: { [tab]: 'tab' } },
      },
    ],
  })
  const tabs = inTab(link('tab-tabs'))

  expect(findingsOf(tabs).filter((finding) => finding.startsWith('E224'))).toEqual([])
  expect(findingsOf(inTab(link('tab-none'))).filter((finding) => finding.startsWith('E224'))).toHaveLength(1)
})

test('the permissions of tabs and of nodes in them are in the manifest', () => {
  const part = inTab({ node: 'text', id: 'a', text: 'Secret', requires: 'bill:secret' })
  const tab = { id: 'other', title: 'Other', requires: 'bill:other', nodes: [] }
  const page = pageWith({ ...part, items: [...part.items, tab] })

  const manifest = permissionManifest(page as unknown as Page)

  expect(manifest.map(({ code, guards, id }) => [code, guards, id])).toEqual([
    ['bill:list', 'page', 'bill/Bill'],
    ['bill:secret', 'section', 'a'],
    ['bill:other', 'section', 'other'],
  ])
})
