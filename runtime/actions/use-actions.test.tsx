// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Action, DetailPage, ListPage } from '#schemas'
import { createTestRuntime } from '../../tests/support/page-runtime.tsx'
import { useRecord } from '../data/use-record.ts'
import { PageHost } from '../page/page-host.tsx'
import { defineKind } from '../registry/definitions.ts'
import { RuntimeProvider } from '../runtime-provider.tsx'
import type { ActionView, PageActions } from './action-view.ts'
import { useActions } from './use-actions.ts'

const confirm: Action = {
  id: 'confirm',
  label: 'Confirm',
  tone: 'primary',
  requires: 'bill:confirm',
  enabledWhen: { field: 'status', op: 'eq', value: 'PENDING' },
  steps: [
    { do: 'call', op: 'bill.confirm', args: { id: { $expr: 'record.id' } } },
    { do: 'refresh', data: ['bill'] },
  ],
}
const broken: Action = { ...confirm, id: 'broken', enabledWhen: { $expr: 'record.status +' } }
const bulk: Action = {
  ...confirm,
  id: 'bulk',
  enabledWhen: { $expr: 'selection.exists(bill, bill.status == "PENDING")' },
}
const page: DetailPage = {
  format: 1,
  id: 'bill/SettleBillDetail',
  kind: 'detail',
  title: 'Bill',
  params: { id: { type: 'string' } },
  data: { bill: { op: 'bill.get', args: { id: { $expr: 'params.id' } } } },
  detail: {
    load: 'bill',
    nodes: [{ node: 'group', id: 'g', visible: { field: 'holdReason', op: 'notEmpty' }, nodes: [] }],
    actions: ['confirm', 'broken', 'confrim'],
  },
  actions: [confirm, broken, bulk],
}

let views: readonly ActionView[]
let actions: PageActions
const kind = defineKind<DetailPage>({
  kind: 'detail',
  Component: ({ page }) => {
    const { record, isVisible } = useRecord(page)
    actions = useActions(page)
    views = actions.viewsOf(page.detail.actions, { record })
    return <p>{record && `${String(record.status)} ${page.detail.nodes.map(isVisible).join(' ')}`}</p>
  },
})
const viewOf = (id: string) => views.find((view) => view.id === id) as ActionView

async function open(options: Parameters<typeof createTestRuntime>[0] = {}) {
  let status = 'PENDING'
  const test = createTestRuntime({
    pages: { [page.id]: page },
    codes: ['bill:confirm'],
    lists: { kinds: [kind] },
    answers: {
      'GET /bill/settleBill/queryById': ({ query }) => ({
        result: { id: query.id, status, holdReason: null },
      }),
      'PUT /bill/settleBill/confirm': () => {
        status = 'CONFIRMED'
        return { result: {} }
      },
    },
    ...options,
  })
  render(
    <RuntimeProvider value={test.runtime}>
      <PageHost component={page.id} params={{ id: 'b1' }} />
    </RuntimeProvider>,
  )
  await screen.findByText(/false/)
  return test
}

afterEach(() => {
  cleanup()
  vi.doUnmock('./run-actions.ts')
})

test('actions without permission are hidden', async () => {
  await open({ codes: [] })

  expect(views.map(({ id }) => id)).toEqual(['confrim'])
})

describe('running an action', () => {
  test('an action is enabled by its rule, runs once for several clicks, and reloads the record', async () => {
    const { calls } = await open()
    expect(viewOf('confirm')).toMatchObject({
      enabled: true,
      isRunning: false,
      tone: 'primary',
      label: 'Confirm',
    })

    await act(async () => {
      const { run } = viewOf('confirm')
      await Promise.all([run(), run(), run()])
    })

    expect(await screen.findByText('CONFIRMED false')).toBeTruthy()
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1)
    expect(calls.find(({ method }) => method === 'PUT')?.headers.get('X-Page-Version')).toBe(
      'v-bill/SettleBillDetail',
    )
    expect(viewOf('confirm')).toMatchObject({ enabled: false, isRunning: false })
  })

  test('an action is marked as running until its call ends', async () => {
    let answer = () => {}
    const answered = new Promise<void>((done) => {
      answer = done
    })
    await open({
      answers: {
        'GET /bill/settleBill/queryById': () => ({ result: { id: 'b1', status: 'PENDING' } }),
        'PUT /bill/settleBill/confirm': () => answered.then(() => ({ result: {} })),
      },
    })

    let run = Promise.resolve()
    act(() => {
      run = viewOf('confirm').run()
    })
    await waitFor(() => expect(viewOf('confirm').isRunning).toBe(true))
    answer()
    await act(() => run)

    expect(viewOf('confirm').isRunning).toBe(false)
  })

  test('after a lost response, an action repeats the write with the same idempotency key', async () => {
    const { calls, runtime, problems } = await open()
    const lost = globalThis.fetch
    const keys: (string | null)[] = []
    globalThis.fetch = async (request) => {
      keys.push((request as Request).headers.get('Idempotency-Key'))
      throw new TypeError('Failed to fetch')
    }
    await act(() => viewOf('confirm').run())
    globalThis.fetch = lost

    await act(() => viewOf('confirm').run())

    expect(calls.find(({ method }) => method === 'PUT')?.headers.get('Idempotency-Key')).toBe(keys[0])
    expect(problems).toHaveLength(1)
    expect(runtime.notify.toast).not.toHaveBeenCalled()
  })
})

test.each([
  ['enabled', 'PENDING', true],
  ['disabled', 'HELD', false],
])(
  'a bulk action for pending bills is %s if the selected bills are held and %s',
  async (_, status, enabled) => {
    await open()

    const [view] = actions.viewsOf(['bulk'], {
      records: [
        { id: 'b1', status: 'HELD' },
        { id: 'b2', status },
      ],
    })

    expect(view).toMatchObject({ enabled, error: undefined })
  },
)

test.each([
  ['a text of the page', { $text: '${record.id} is ${record.status}' }, 'b1 is HELD'],
  [
    'the first matching reason',
    [{ when: { $expr: 'record.status == "PAID"' }, text: 'Paid' }, { text: 'Not yet' }, { text: 'Never' }],
    'Not yet',
  ],
  ['nothing if no reason matches', [{ when: { $expr: 'false' }, text: 'Never' }], undefined],
  ['nothing if the page has no reason', undefined, undefined],
])('a disabled action shows %s', async (_, whyNot, reason) => {
  const pageWithReason: DetailPage = { ...page, actions: [{ ...confirm, ...(whyNot && { whyNot }) }] }
  await open({ pages: { [page.id]: pageWithReason } })

  const [closed] = actions.viewsOf(['confirm'], { record: { id: 'b1', status: 'HELD' } })
  const [free] = actions.viewsOf(['confirm'], { record: { id: 'b1', status: 'PENDING' } })

  expect(closed).toMatchObject({ enabled: false, whyNot: reason, error: undefined })
  expect(free).toMatchObject({ enabled: true, whyNot: undefined })
})

test('an invalid expression in the reason of a disabled action is an error with its location', async () => {
  const reasoned: DetailPage = { ...page, actions: [{ ...confirm, whyNot: { $text: '${record.status +}' } }] }
  await open({ pages: { [page.id]: reasoned } })

  const [view] = actions.viewsOf(['confirm'], { record: { id: 'b1', status: 'HELD' } })

  expect(view).toMatchObject({ enabled: false, error: { at: { pointer: '/actions/0/whyNot' } } })
})

test('actions of two rows run at the same time', async () => {
  const keyed: ListPage = {
    format: 1,
    id: 'bill/SettleBillList',
    kind: 'list',
    title: 'Bills',
    list: { columns: [], table: { rowKey: 'billNo' } },
    actions: [{ ...confirm, enabledWhen: undefined }],
  }
  const list = defineKind<ListPage>({
    kind: 'list',
    Component: ({ page }) => {
      actions = useActions(page)
      return <p>drawn</p>
    },
  })
  const { runtime, calls } = createTestRuntime({
    pages: { [keyed.id]: keyed },
    codes: ['bill:confirm'],
    lists: { kinds: [list] },
  })
  render(
    <RuntimeProvider value={runtime}>
      <PageHost component={keyed.id} />
    </RuntimeProvider>,
  )
  await screen.findByText('drawn')
  const runs = ['SB1', 'SB2'].map((billNo) => actions.viewsOf(['confirm'], { record: { billNo } })[0]?.run)

  await act(async () => void (await Promise.all(runs.map((run) => run?.()))))

  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2)
})

describe('while an action runs for a row', () => {
  const hold: Action = {
    ...confirm,
    id: 'hold',
    enabledWhen: undefined,
    steps: [{ do: 'call', op: 'bill.hold' }],
  }
  const free: Action = { ...hold, id: 'free', guard: { lock: false } }
  const rows: ListPage = {
    format: 1,
    id: 'bill/SettleBillList',
    kind: 'list',
    title: 'Bills',
    list: { columns: [], table: { rowKey: 'id' } },
    actions: [{ ...confirm, enabledWhen: undefined }, hold, free],
  }

  async function openList() {
    let answer = () => {}
    const list = defineKind<ListPage>({
      kind: 'list',
      Component: ({ page }) => {
        actions = useActions(page)
        return <p>drawn</p>
      },
    })
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const slow = async () => {
      await answered
      return { result: {} }
    }
    const { runtime, calls } = createTestRuntime({
      pages: { [rows.id]: rows },
      codes: ['bill:confirm'],
      lists: { kinds: [list] },
      answers: { 'PUT /bill/settleBill/confirm': slow, 'PUT /bill/settleBill/hold': slow },
    })
    render(
      <RuntimeProvider value={runtime}>
        <PageHost component={rows.id} />
      </RuntimeProvider>,
    )
    await screen.findByText('drawn')
    const of = (id: string, ...ids: string[]) =>
      actions.viewsOf(
        [id],
        ids.length > 1 ? { records: ids.map((id) => ({ id })) } : { record: { id: ids[0] } },
      )[0] as ActionView
    return { calls, of, answer }
  }

  test('while an action runs for a row, other actions of this row are locked', async () => {
    const { calls, of, answer } = await openList()

    act(() => void of('confirm', 'a').run())
    await waitFor(() => expect(of('confirm', 'a').isRunning).toBe(true))
    expect(of('hold', 'a')).toMatchObject({ isLocked: true, isRunning: false })
    expect(of('hold', 'a', 'b').isLocked).toBe(true)
    expect(of('hold', 'b').isLocked).toBe(false)
    await act(() => of('hold', 'a').run())

    answer()
    await waitFor(() => expect(of('hold', 'a').isLocked).toBe(false))
    expect(calls.map(({ path }) => path)).toEqual(['/bill/settleBill/confirm'])
  })

  test("an action without a lock doesn't block other actions of the row", async () => {
    const { of, answer } = await openList()

    act(() => void of('free', 'a').run())
    await waitFor(() => expect(of('free', 'a').isRunning).toBe(true))

    expect(of('confirm', 'a').isLocked).toBe(false)
    answer()
    await waitFor(() => expect(of('free', 'a').isRunning).toBe(false))
  })
})

test('if the action engine fails to load, a message is shown and the next click retries', async () => {
  const { calls, notify } = await open()
  vi.doMock('./run-actions.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  await act(() => viewOf('confirm').run())
  expect(notify.toast).toHaveBeenCalledWith({
    type: 'error',
    text: "The server can't be reached. Check your network and try again.",
  })

  vi.doUnmock('./run-actions.ts')
  await act(() => viewOf('confirm').run())

  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1)
})

test('an invalid rule disables its action with an error location', async () => {
  await open()

  expect(viewOf('broken')).toMatchObject({
    enabled: false,
    error: { kind: 'schema', at: { page: page.id, pointer: '/actions/1/enabledWhen' } },
  })
})

test('an unknown action id has an error with a suggestion', async () => {
  await open()

  expect(viewOf('confrim').error?.message).toBe(
    'The page has no action "confrim". Did you mean "confirm"? Known: confirm, broken, bulk.',
  )
})
