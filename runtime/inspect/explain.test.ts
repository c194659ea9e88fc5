import { describe, expect, test } from 'vitest'
import type { ListPage, Page } from '#schemas'
import type { Scope } from '#schemas/expr'
import { createContractRegistry, operations } from '#schemas/operations'
import { createAccess } from '../access/create-access.ts'
import { createTranslate } from '../i18n/interpolate.ts'
import { explain } from './explain.ts'
import { openRecord } from './explain-node.ts'
import { explanationAsText } from './explanation.ts'
import { nodesOf } from './nodes.ts'
import { DOTS } from './redaction.ts'

const list = {
  format: 1,
  id: 'bill/SettleBillList',
  kind: 'list',
  title: 'Bills',
  requires: { view: 'bill:list' },
  data: { rows: { op: 'bill.list', model: 'SettleBill' } },
  list: {
    columns: [
      { id: 'c1', field: 'status', title: 'Status', cell: 'Dict' },
      { id: 'c2', field: 'phone', title: 'Phone', cell: 'Masked' },
      { id: 'c3', field: 'costFen', title: 'Cost', requires: 'bill:cost' },
      { id: 'c4', field: 'payer', title: 'Payer', mask: 'name' },
    ],
  },
  actions: [
    {
      id: 'release',
      label: 'Release',
      requires: 'bill:release',
      enabledWhen: {
        all: [{ field: 'status', op: 'eq', value: 'CONFIRMED' }, { not: { field: 'phone', op: 'empty' } }],
      },
      steps: [{ do: 'call', op: 'bill.release', args: { id: { $expr: 'record.id' } } }],
    },
    { id: 'broken', label: 'Broken', enabledWhen: { $expr: 'record.status - 1 > 0' }, steps: [] },
    {
      id: 'asks',
      label: 'Asks',
      enabledWhen: { $expr: 'can("bill:hold") && record.shop.code == "S1"' },
      steps: [],
    },
  ],
}

const form = {
  format: 1,
  id: 'bill/Form',
  kind: 'form',
  title: 'Form',
  data: { bill: { op: 'bill.get' } },
  form: {
    load: 'bill',
    nodes: [
      {
        node: 'group',
        id: 'g1',
        title: 'Money',
        visible: { field: 'kind', op: 'eq', value: 'PAID' },
        nodes: [
          { node: 'field', id: 'f1', field: 'amount', title: 'Amount', compute: { $expr: 'values.qty * 2' } },
          {
            node: 'field',
            id: 'f2',
            field: 'note',
            requires: { read: 'bill:list', write: 'bill:edit' },
            required: true,
            disabled: { field: 'kind', op: 'eq', value: 'PAID' },
          },
          { node: 'field', id: 'f3', field: 'pin', component: 'Password' },
        ],
      },
    ],
  },
}

const record = {
  id: '1',
  status: 'PENDING',
  phone: '13800138000',
  costFen: 5,
  shop: { code: 'S1', phone: '1' },
}

interface ExplainOptions {
  page?: unknown
  scope?: Scope
  codes?: readonly string[]
  isDrawn?: boolean
}

function explainAt(
  pointer: string,
  { page = list, scope = { record }, codes = ['bill:list'], isDrawn = true }: ExplainOptions = {},
) {
  const answer = explain({
    page: page as Page,
    pointer,
    scope,
    contracts: createContractRegistry({ operations }),
    access: createAccess({ auth: codes.map((action) => ({ action, type: '1', describe: '' })), allAuth: [] }),
    sources: [
      { name: 'rows', op: 'bill.list', model: 'SettleBill', args: { token: 't', pageNo: 1 }, readAt: 0 },
    ],
    text: createTranslate(),
    now: () => '2026-11-20 10:00:00',
    dict: (_, value) => value,
    isDrawn,
  })
  if (!answer) throw new Error(`nothing at ${pointer}`)
  return { ...answer, verdicts: answer.verdicts.map(({ text }) => text) }
}
const inForm = (values: Record<string, unknown>, loaded = {}): ExplainOptions => ({
  page: form,
  scope: { values, record: loaded },
})
const factOf = (answer: ReturnType<typeof explainAt>, title: string) =>
  answer.value.find((fact) => fact.title === title)?.text

test('a disabled action shows its rule in words, the failed part, and the values read', () => {
  const { verdicts, rules } = explainAt('/actions/0', { codes: ['bill:list', 'bill:release'] })

  expect(verdicts).toEqual(["Not available: its rule isn't met"])
  expect(rules[0]?.lines.map(({ text, isMet }) => [text, isMet])).toEqual([
    ['All of these are met:', false],
    ['Status (status) is "CONFIRMED"', false],
    ["This isn't met:", true],
    ['Phone (phone) is empty', false],
  ])
  expect(rules[0]?.reads).toEqual([{ path: 'record.status', value: '"PENDING"' }])
})

test('a hidden action names the missing permission and its call', () => {
  const { verdicts, requirements, calls } = explainAt('/actions/0')

  expect(verdicts).toEqual(['Hidden: the permission bill:release is missing'])
  expect(requirements.map(({ code, source }) => [code, source])).toEqual([
    ['bill:list', 'granted by a role'],
    ['bill:release', 'missing'],
  ])
  expect(calls[0]).toMatchObject({
    op: 'bill.release',
    request: 'PUT /bill/settleBill/release',
    needs: { isHeld: false },
  })
})

test('an invalid rule shows its code and location', () => {
  const { verdicts, rules } = explainAt('/actions/1')

  expect(rules[0]?.error?.code).toBe('EXPR_TYPE')
  expect(verdicts).toEqual(['EXPR_TYPE at /actions/1/enabledWhen'])
})

test('an expression shows the values and permissions it read, at any depth', () => {
  const { rules } = explainAt('/actions/2', { codes: ['bill:hold'] })

  expect(rules[0]).toMatchObject({ source: 'can("bill:hold") && record.shop.code == "S1"', result: 'Met' })
  expect(rules[0]?.reads).toEqual([
    { path: 'record.shop.code', value: '"S1"' },
    { path: 'can("bill:hold")', value: 'true' },
  ])
})

test('the explanation of a value shows its source, with secret arguments as dots', () => {
  const answer = explainAt('/list/columns/0')

  expect(factOf(answer, 'Value')).toBe('"PENDING"')
  expect(factOf(answer, 'Data source')).toBe('rows: bill.list (SettleBill)')
  expect(factOf(answer, 'Request parameters')).toBe(JSON.stringify({ token: DOTS, pageNo: 1 }))
})

test.each(['/list/columns/1', '/list/columns/2', '/list/columns/3'])(
  'a masked or forbidden value is shown as dots: %s',
  (pointer) => {
    expect(factOf(explainAt(pointer), 'Value')).toBe(DOTS)
  },
)

test('a record with a masked value shows that value as dots', () => {
  const page = {
    ...list,
    actions: [{ id: 'a', label: 'A', enabledWhen: { $expr: 'record.shop == record' }, steps: [] }],
  }

  const text = JSON.stringify(explainAt('/actions/0', { page }))

  expect(text).not.toContain('13800138000')
})

test("the explanation of a visible node that isn't on screen says so", () => {
  expect(explainAt('/list/columns/0', { isDrawn: false }).verdicts).toEqual([
    'Visible by its rules, but not on screen: collapsed, scrolled away or turned off',
  ])
})

test('a field in a hidden group is hidden by the rule of the group', () => {
  expect(explainAt('/form/nodes/0/nodes/0', inForm({ kind: 'FREE' })).verdicts).toEqual([
    "Hidden: the rule of its parent Money isn't met",
  ])
})

test('a computed value shows its expression, the values read and its result', () => {
  const { rules, verdicts, value } = explainAt(
    '/form/nodes/0/nodes/0',
    inForm({ kind: 'PAID', qty: 4, amount: 8 }),
  )

  expect(verdicts).toEqual(['Read-only: computed'])
  expect(rules.at(-1)).toMatchObject({
    source: 'values.qty * 2',
    result: '8',
    reads: [{ path: 'values.qty', value: '4' }],
  })
  expect(value).toContainEqual({ title: 'Source', text: 'computed' })
})

test('a field shows why it is read-only, disabled and required', () => {
  expect(explainAt('/form/nodes/0/nodes/1', inForm({ kind: 'PAID' })).verdicts).toEqual([
    'Read-only: the permission to change it is missing',
    'Disabled: its rule is met',
    'Required: set by the page',
  ])
})

test('rules of a form read typed values, not loaded ones', () => {
  const { verdicts } = explainAt('/form/nodes/0/nodes/0', inForm({ kind: 'FREE' }, { kind: 'PAID' }))

  expect(verdicts[0]).toContain('Hidden')
})

test('the value of a password field is shown as dots', () => {
  const answer = explainAt('/form/nodes/0/nodes/2', inForm({ kind: 'PAID', pin: '4711' }))

  expect(JSON.stringify(answer)).not.toContain('4711')
})

test('every node of a page can be explained, with kind and depth', () => {
  const nodes = nodesOf(form as unknown as Page, createTranslate())

  expect(nodes.map(({ id, kind, depth }) => [id, kind, depth])).toEqual([
    ['g1', 'Group', 0],
    ['f1', 'Field', 1],
    ['f2', 'Field', 1],
    ['f3', 'Field', 1],
  ])
})

test('an explanation can be formatted as text', () => {
  const text = explanationAsText(explainRelease())

  expect(text).toContain('bill/SettleBillList#/actions/0')
  expect(text).toContain('✗ Status (status) is "CONFIRMED"')
  expect(text).toContain('record.status = "PENDING"')
})

function explainRelease() {
  const { verdicts, ...answer } = explainAt('/actions/0', { codes: ['bill:list', 'bill:release'] })
  return { ...answer, verdicts: verdicts.map((text) => ({ tone: 'note' as const, text })) }
}

describe('list rows', () => {
  const lines = { node: 'array', id: 'a1', field: 'items', columns: [{ id: 'l1', field: 'remark' }] }
  const table = {
    rowTone: [
      { when: { field: 'status', op: 'eq', value: 'HELD' }, tone: 'warning' },
      { when: { field: 'status', op: 'eq', value: 'FAILED' }, tone: 'danger' },
    ],
    expand: { load: { op: 'bill.get' }, nodes: [lines] },
  }
  const toned = { ...list, list: { ...list.list, table } } as unknown as Page

  test("the explanation of a list row shows the rules of the row's tone at each value", () => {
    const answer = explainAt('/list/columns/0', { page: toned, scope: { record: { status: 'FAILED' } } })

    expect(answer.rules.map(({ title, result }) => [title, result])).toEqual([
      ['Row is marked as a warning when', 'Not met'],
      ['Row is marked as dangerous when', 'Met'],
    ])
    expect(answer.verdicts).toEqual([])
  })

  test('the explanation of an expanded row uses its loaded record, found by the key of the row or of a nested row', () => {
    const read = { 1: { items: [{ id: 'i1' }] }, 2: { items: [{ id: 'i2' }] } } as Record<string, unknown>
    const of = (row: string | undefined) =>
      openRecord({
        page: toned as ListPage,
        pointer: '/list/table/expand/nodes/0',
        row,
        rows: [{ id: '1' }, { id: '2' }, { id: '3' }],
        rowKey: 'id',
        answer: (_source, record) => read[String(record.id)],
      })

    expect(of('2')).toBe(read[2])
    expect(of('i2')).toBe(read[2])
    expect(of(undefined)).toBe(read[1])
  })
})

describe('editable columns', () => {
  const edit = {
    op: 'shop.editContact',
    requires: 'shop:edit',
    when: { field: 'status', op: 'ne', value: 'CLOSED' },
  }
  const columns = [{ id: 'c1', field: 'contact', title: 'Contact', edit }]
  const edited = { ...list, list: { columns } } as unknown as Page
  const verdict = (status: string, codes: readonly string[]) =>
    explainAt('/list/columns/0', { page: edited, scope: { record: { status } }, codes }).verdicts

  test('the explanation of an editable column describes how to edit a cell', () => {
    expect(verdict('ACTIVE', ['bill:list', 'shop:edit'])).toEqual([
      'Editable in its cell: press Enter, F2 or double-click',
    ])
  })

  test('a missing edit permission is named, and the column counts as visible', () => {
    expect(verdict('ACTIVE', ['bill:list'])).toEqual([
      'Not editable in its cell: the permission shop:edit is missing',
    ])
  })

  test('the explanation says that the edit rule excludes this row', () => {
    expect(verdict('CLOSED', ['bill:list', 'shop:edit'])).toEqual([
      "Not editable in this row: its rule isn't met",
    ])
  })
})
