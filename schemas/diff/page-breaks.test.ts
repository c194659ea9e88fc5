import { describe, expect, test } from 'vitest'
import type { Page } from '../meta/page.ts'
import { pageBreaks, removedPageBreaks } from './page-breaks.ts'

const envelope = { format: 1, title: 'Bills', params: { id: { type: 'string', from: 'query' } } }
const listPage = (list: object, more: object = {}) =>
  ({
    ...envelope,
    id: 'bill/List',
    kind: 'list',
    list: { columns: [column('billNo')], ...list },
    ...more,
  }) as unknown as Page
const column = (field: string, more: object = {}) => ({ id: field, field, title: field, ...more })
const formPage = (nodes: object[], more: object = {}, envelopeMore: object = {}) =>
  ({
    ...envelope,
    id: 'bill/Form',
    kind: 'form',
    form: { nodes, submit: { op: 'bill.adjust' }, ...more },
    ...envelopeMore,
  }) as unknown as Page
const field = (name: string, more: object = {}) => ({
  node: 'field',
  id: name,
  field: name,
  title: name,
  ...more,
})
const search = (...fields: object[]) => ({ search: { fields } })
const status = { id: 's', field: 'status', op: 'eq', title: 'Status' }
const leading = {
  ...listPage({}),
  id: 'bill/Other',
  actions: [
    { id: 'go', label: 'Go', steps: [{ do: 'navigate', page: 'bill/List', query: { status: 'HELD' } }] },
  ],
} as unknown as Page

const breaksOf = (before: Page, after: Page, others: Page[] = []) =>
  pageBreaks(before, after, [after, ...others]).map(({ severity, message }) => `${severity}: ${message}`)

describe('addresses and saved views', () => {
  test('a removed page is reported with the pages that link to it', () => {
    expect(removedPageBreaks(listPage({}), [leading])).toMatchObject([
      { severity: 'error', message: expect.stringContaining('Still named by bill/Other.') },
    ])
  })

  test.each([
    [
      'a search field that was removed',
      listPage(search(status)),
      listPage(search()),
      '"s" was removed: .+ Given by bill/Other',
    ],
    [
      'a search field under another id',
      listPage(search(status)),
      listPage(search({ ...status, id: 't' })),
      '"s" is called "t" now',
    ],
    [
      'another operator',
      listPage(search(status)),
      listPage(search({ ...status, op: 'in' })),
      '"s" compares with "in" now, not "eq"',
    ],
    [
      'another field',
      listPage(search(status)),
      listPage(search({ ...status, field: 'shopCode' })),
      '"s" searches "shopCode" now',
    ],
    ['a parameter that was removed', listPage({}), listPage({}, { params: {} }), 'no longer accepts "id"'],
    [
      'a parameter of another type',
      listPage({}),
      listPage({}, { params: { id: { type: 'integer', from: 'query' } } }),
      '"id" is integer now',
    ],
    [
      'a parameter that is required now',
      listPage({}),
      listPage({}, { params: { id: { type: 'string', from: 'query', required: true } } }),
      'needs "id" now',
    ],
    [
      'a parameter that only callers give',
      listPage({}),
      listPage({}, { params: { id: { type: 'string' } } }),
      'no longer read from the address',
    ],
    ['another kind', listPage({}), formPage([field('a')]), 'was a list and is a form'],
  ])('%s is a break', (_what, before, after, message) => {
    expect(breaksOf(before, after, [leading])).toEqual([
      expect.stringMatching(new RegExp(`^error: .*${message}`)),
    ])
  })

  test('a removed column is a warning: saved views may contain it', () => {
    const found = breaksOf(listPage({ columns: [column('billNo'), column('remark')] }), listPage({}))

    expect(found).toEqual([
      'warning: column "remark" was removed: saved views and column settings that name it lose it.',
    ])
  })
})

describe('drafts and records', () => {
  const old = field('reason', {
    maxLength: 200,
    options: [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ],
  })

  test.each([
    ['required', { ...old, required: true }, 'is required now'],
    ['a shorter text', { ...old, maxLength: 100 }, 'a narrower "maxLength": 200 → 100'],
    ['a limit where none was', { ...old, minLength: 2 }, 'a narrower "minLength": none → 2'],
    ['a pattern', { ...old, pattern: 'x' }, 'has a "pattern"'],
    ['fewer options', { ...old, options: [{ value: 'a', label: 'A' }] }, 'no longer accepts "b"'],
    [
      'required under a condition',
      { ...old, requiredWhen: { field: 'x', op: 'empty' } },
      'has a "requiredWhen"',
    ],
  ])('%s is a break', (_what, now, message) => {
    expect(breaksOf(formPage([old]), formPage([now]))).toEqual([
      expect.stringMatching(new RegExp(`^error: field "reason" .*${message}`)),
    ])
  })

  const props = (more: object) => ({
    ...old,
    props: { maxLength: 200, max: 3, types: ['png', 'pdf'], ...more },
  })

  test.each([
    [
      'a shorter text',
      { maxLength: 100 },
      'error: field "reason" has a narrower "props.maxLength": 200 → 100.',
    ],
    ['fewer files', { max: 1 }, 'error: field "reason" has a narrower "props.max": 3 → 1.'],
    ['a limit of its own', { minFen: 1 }, 'warning: field "reason" has another "props.minFen": none → 1.'],
    ['no limit', { max: undefined }, 'warning: field "reason" has another "props.max": 3 → none.'],
    [
      'fewer kinds of files',
      { types: ['png'] },
      'warning: field "reason" has no "pdf" in "props.types" now.',
    ],
    [
      'one value only',
      { multiple: false },
      'warning: field "reason" has another "props.multiple": none → false.',
    ],
  ])('%s in the settings of an input is reported', (_what, more, message) => {
    expect(breaksOf(formPage([props({})]), formPage([props(more)]))).toEqual([message])
  })

  test('wider limits and another display of an input break nothing', () => {
    const now = props({
      maxLength: 300,
      max: 5,
      types: ['png', 'pdf', 'gif'],
      placeholder: 'Why',
      minuteStep: 5,
    })

    expect(breaksOf(formPage([props({})]), formPage([now]))).toEqual([])
  })

  test('a changed setting of a cell breaks nothing', () => {
    const bar = (max: number) => listPage({ columns: [column('rate', { cell: 'Progress', props: { max } })] })

    expect(breaksOf(bar(100), bar(50))).toEqual([])
  })

  test('wider limits and more options break nothing', () => {
    const now = { ...old, maxLength: 300, options: undefined }

    expect(breaksOf(formPage([old]), formPage([now]))).toEqual([])
  })

  test('a new required field is a break, unless it has a default or is computed', () => {
    const now = [
      old,
      field('a', { required: true }),
      field('b', { required: true, default: 1 }),
      field('c', { required: true, compute: { $expr: '1' } }),
    ]

    expect(breaksOf(formPage([old]), formPage(now))).toEqual([
      `error: field "a" is new and required: what is kept without it can't be sent.`,
    ])
  })

  test('removing a field that a rule uses is a break', () => {
    const rules = [{ id: 'r', holds: { field: 'reason', op: 'notEmpty' }, message: 'No', fields: ['reason'] }]

    expect(breaksOf(formPage([old, field('x')], { rules }), formPage([field('x')], { rules }))).toEqual([
      'error: field "reason" was removed, but is still used by "r".',
    ])
  })

  test('removing a field that an expression reads is a break', () => {
    const sum = field('sum', { compute: { $expr: 'values.reason + "!"' } })

    expect(breaksOf(formPage([old, sum]), formPage([sum]))).toEqual([
      'error: field "reason" was removed, but is still used by "sum".',
    ])
  })

  test('removing an optional field that nothing uses is a warning', () => {
    expect(breaksOf(formPage([old, field('x')]), formPage([field('x')]))).toEqual([
      'warning: field "reason" was removed: its value in drafts is lost.',
    ])
  })
})

describe('permissions', () => {
  const guarded = (code?: string) => listPage({ columns: [column('billNo', code ? { requires: code } : {})] })

  test('removing a permission is a break, because nothing is protected any more', () => {
    expect(breaksOf(guarded('bill:see'), guarded())).toEqual([
      'error: The page no longer requires "bill:see": it has no effect here.',
      'warning: column "billNo" no longer requires "bill:see": all users of the page see it.',
    ])
  })

  test('a new permission is reported, because it must be granted first', () => {
    expect(breaksOf(guarded(), guarded('bill:see'))).toEqual([
      'warning: column "billNo" needs "bill:see" now: roles without it lose it.',
    ])
  })
})

test('removing an action that a toolbar uses is a break', () => {
  const act = { id: 'act', label: 'Act', steps: [{ do: 'toast', text: 'Done' }] }

  expect(
    breaksOf(listPage({ toolbar: ['act'] }, { actions: [act] }), listPage({ toolbar: ['act'] })),
  ).toEqual(['error: action "act" was removed, but is still used by "bill/List".'])
})

describe('modes of a form', () => {
  const submit = { op: 'bill.adjust' }
  const withModes = (modes: object) => formPage([field('reason')], { load: 'bill', submit: undefined, modes })

  test('a removed mode is an error', () => {
    const before = withModes({ add: { submit }, edit: { submit } })

    expect(breaksOf(before, withModes({ add: { submit } }))).toContain(
      'error: The mode "edit" was removed: links to it open another mode.',
    )
  })

  test('a new required parameter of a mode is an error', () => {
    const params = { billId: { type: 'string', required: true } }
    const before = withModes({ add: { submit } })

    expect(breaksOf(before, withModes({ add: { submit, params } }))).toEqual([
      `error: The page needs "billId" now: addresses without it can't be opened.`,
    ])
  })
})
