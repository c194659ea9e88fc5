import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Page } from '../meta/page.ts'
import { describeChanges } from './describe-change.ts'
import { edits, type Node, shippedPages, spotsOf } from './edited-pages.fixture.ts'

const column = (id: string, title: string, more: object = {}) => ({ id, field: id, title, ...more })
const bill = column('bill', 'Bill', { sort: true })
const status = column('status', 'Status')
const amount = column('amount', 'Amount', { props: { limit: 3 } })
const confirm = {
  id: 'confirm',
  label: 'Confirm',
  steps: [
    { do: 'confirm', text: 'Sure?' },
    { do: 'toast', text: 'Done' },
  ],
}
const chinese = { Bill: '账单', Status: '状态', Amount: '金额', Payable: '应付', Confirm: '确认' }
const page = (columns: object[], more: object = {}, list: object = {}) =>
  ({
    format: 1,
    id: 'bill/List',
    kind: 'list',
    title: 'Bills',
    list: { columns, table: { pageSize: 20, density: 'middle' }, ...list },
    actions: [confirm],
    locales: { 'zh-CN': chinese },
    ...more,
  }) as unknown as Page
const form = (...nodes: object[]) =>
  ({
    format: 1,
    id: 'a/B',
    kind: 'form',
    title: 'B',
    form: { nodes, submit: { op: 'a.b' } },
  }) as unknown as Page
const group = (id: string, ...items: object[]) => ({ node: 'group', id, title: id.toUpperCase(), items })
const field = { node: 'field', id: 'f', field: 'f', title: 'F' }
const before = page([bill, status, amount])

describe('a change is one sentence in both languages', () => {
  test.each<[string, Page, Page, string, string]>([
    ['new column', page([bill, status]), before, 'Column “Amount” was added', '新增列“金额”'],
    ['removed column', before, page([bill, status]), 'Column “Amount” was removed', '删除列“金额”'],
    [
      'section with its fields',
      form(),
      form(group('a', field)),
      'Section “A” with 1 part was added',
      '新增分组“A”（含 1 个下级部分）',
    ],
    [
      'setting of a column',
      before,
      page([{ ...bill, sort: false }, status, amount]),
      'Sortable of column “Bill” changed: on → off',
      '列“账单”的可排序变更：开 → 关',
    ],
    [
      'setting of a renderer',
      before,
      page([bill, status, { ...amount, props: { limit: 5 } }]),
      'Settings › “limit” of column “Amount” changed: 3 → 5',
      '列“金额”的设置 › “limit”变更：3 → 5',
    ],
    [
      'several settings',
      before,
      page([bill, { ...status, width: 90, fixed: 'left' }, amount]),
      'Column “Status” changed: Width: not set → 90; Pinned: not set → “left”',
      '列“状态”变更：宽度：未设置 → 90；固定列：未设置 → “left”',
    ],
    [
      'setting of the page',
      before,
      page([bill, status, amount], {}, { table: { pageSize: 50, density: 'middle' } }),
      'Table › Rows per page changed: 20 → 50',
      '表格 › 每页行数变更：20 → 50',
    ],
    [
      'step of an action',
      before,
      page([bill, status, amount], {
        actions: [{ ...confirm, steps: [confirm.steps[0], { do: 'toast', text: 'Ready' }] }],
      }),
      'Step 2 › Text of action “Confirm” changed: “Done” → “Ready”',
      '操作“确认”的步骤 2 › 文本变更：“Done” → “Ready”',
    ],
    [
      'step with an id',
      page([bill], { actions: [{ ...confirm, steps: [{ do: 'toast', id: 'done', text: 'Done' }] }] }),
      page([bill], { actions: [{ ...confirm, steps: [{ do: 'toast', id: 'done', text: 'Ready' }] }] }),
      'Text of step “done” changed: “Done” → “Ready”',
      '步骤“done”的文本变更：“Done” → “Ready”',
    ],
    [
      'row tone with an id',
      page([bill], {}, { table: { rowTone: [{ id: 'late', when: { $expr: 'true' }, tone: 'info' }] } }),
      page([bill], {}, { table: { rowTone: [{ id: 'late', when: { $expr: 'true' }, tone: 'danger' }] } }),
      'Tone of row tone “late” changed: “info” → “danger”',
      '行颜色“late”的色调变更：“info” → “danger”',
    ],
    [
      'condition',
      before,
      page([bill, status, amount], { actions: [{ ...confirm, enabledWhen: { $expr: 'record.open' } }] }),
      'Enabled when of action “Confirm” changed: not set → “record.open”',
      '操作“确认”的可用条件变更：未设置 → “record.open”',
    ],
    [
      'label',
      before,
      page([bill, status, amount], { actions: [{ ...confirm, label: 'Confirm bill' }] }),
      'Action “Confirm” was renamed to “Confirm bill”',
      '操作“确认”改名为“Confirm bill”',
    ],
    [
      'page title',
      before,
      page([bill, status, amount], { title: 'Payable' }),
      'The page was renamed to “Payable”',
      '页面改名为“应付”',
    ],
    [
      'order',
      before,
      page([status, amount, bill]),
      'Column “Bill” moved after column “Amount”',
      '列“账单”移到列“金额”之后',
    ],
    [
      'first place',
      before,
      page([amount, bill, status]),
      'Column “Amount” moved to the first place',
      '列“金额”移到首位',
    ],
    [
      'section',
      form(group('a', field), group('b')),
      form(group('a'), group('b', field)),
      'Field “F” moved from section “A” to section “B”',
      '字段“F”从分组“A”移到分组“B”',
    ],
    [
      'id',
      before,
      page([bill, status, { ...amount, id: 'sum' }]),
      'Id of column “Amount” changed: “amount” → “sum”',
      '列“金额”的标识变更：“amount” → “sum”',
    ],
    [
      'translation',
      before,
      page([bill, status, amount], { locales: { 'zh-CN': { ...chinese, Bill: '结算单' } } }),
      'Translations › “zh-CN” › “Bill” changed: “账单” → “结算单”',
      '译文 › “zh-CN” › “Bill”变更：“账单” → “结算单”',
    ],
  ])('%s', (_what, old, now, english, zh) => {
    expect(describeChanges(old, now, 'en-US').map(({ text }) => text)).toEqual([english])
    expect(describeChanges(old, now, 'zh-CN').map(({ text }) => text)).toEqual([zh])
  })

  test('equal translations of different texts are shown in the original', () => {
    const now = page([column('bill', 'Invoice', { sort: true }), status, amount], {
      locales: { 'zh-CN': { ...chinese, Invoice: '账单' } },
    })

    expect(describeChanges(before, now, 'zh-CN')[1]?.text).toBe('列“Bill”改名为“Invoice”')
  })

  const withSettings = (props: object) => page([bill, { ...status, props }, amount])

  test('a long value is shortened', () => {
    const [change] = describeChanges(withSettings({}), withSettings({ a: 'x'.repeat(100) }), 'en-US')

    expect(change?.text).toMatch(/not set → “x{59}…”$/)
  })

  test('settings after the eighth are counted', () => {
    const tenSettings = (value: number) =>
      withSettings(Object.fromEntries(Array.from({ length: 10 }, (_none, at) => [`p${at}`, value])))

    expect(describeChanges(tenSettings(0), tenSettings(1), 'en-US')[0]?.text).toMatch(/; 2 more$/)
  })
})

const withoutQuotes = (text: string) => text.replaceAll(/“[^”]*”/g, '')

test('every change of an edited page has a sentence; Chinese ones have English in quotes only', () => {
  const edited = fc
    .tuple(
      fc.constantFrom(...shippedPages),
      fc.array(fc.tuple(fc.nat(), fc.constantFrom(...Object.keys(edits))), { minLength: 1, maxLength: 4 }),
    )
    .map(([shipped, all]) => {
      const after = structuredClone(shipped)
      for (const [at, kind] of all) {
        const spots = spotsOf(after)
        const spot = spots[at % Math.max(1, spots.length)]
        if (spot) edits[kind]?.(spot.list[spot.index] as Node, spot)
      }
      return after
    })
  fc.assert(
    fc.property(fc.constantFrom(...shippedPages), edited, fc.boolean(), (shipped, now, isSame) => {
      const old = isSame ? (shippedPages.find(({ id }) => id === now.id) ?? shipped) : shipped
      for (const { text } of describeChanges(old, now, 'en-US')) expect(text).toMatch(/^[A-Z“].{3,}/)
      for (const { text } of describeChanges(old, now, 'zh-CN')) {
        expect(withoutQuotes(text)).toMatch(/\p{Script=Han}/u)
        expect(withoutQuotes(text)).not.toMatch(/[A-Za-z]/)
      }
    }),
    { numRuns: 300 },
  )
})
