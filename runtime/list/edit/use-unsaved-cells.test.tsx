// @vitest-environment happy-dom
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ListPage } from '#schemas'
import { type Answer, createTestRuntime } from '../../../tests/support/page-runtime.tsx'
import { PageHost } from '../../page/page-host.tsx'
import { type DataRecord, defineKind } from '../../registry/definitions.ts'
import { RuntimeProvider } from '../../runtime-provider.tsx'
import type { UnsavedPort } from '../../unsaved/unsaved-port.ts'
import type { TableColumn } from '../list-state.ts'
import { useList } from '../use-list.ts'
import { type CellEditing, useCellEdit } from './use-cell-edit.ts'

const page = {
  format: 1,
  id: 'shopinfo/ShopInfoList',
  kind: 'list',
  title: 'Shops',
  data: { rows: { op: 'shop.list' } },
  list: {
    columns: [
      {
        id: 'contact',
        field: 'contact',
        title: 'Contact',
        edit: {
          op: 'shop.editContact',
          requires: 'shop:edit',
          when: { field: 'version', op: 'gte', value: 0 },
          maxLength: 10,
        },
      },
    ],
  },
} as unknown as ListPage
const shop = { id: '1', contact: 'Amy', version: 4 }
const rejection = {
  status: 400,
  result: { error: 'SHOP_CONTACT_INVALID', fields: { contact: 'Not a name' } },
}

let cell: CellEditing

function Cell(props: { page: ListPage; column: TableColumn; record: DataRecord }) {
  const editing = useCellEdit(props.page, props.column, props.record)
  if (editing) cell = editing
  return null
}

const kind = defineKind<ListPage>({
  kind: 'list',
  Component: ({ page }) => {
    const { rows, columns } = useList(page)
    return rows.flatMap((record) =>
      columns.map((column) => <Cell key={column.id} page={page} column={column} record={record} />),
    )
  },
})

/** Opens the list. The test decides when the server answers a change. */
async function open() {
  cell = undefined as unknown as CellEditing
  const watch = vi.fn<UnsavedPort['watch']>(() => () => undefined)
  let answer: (answer: Answer) => void = () => undefined
  const answered = new Promise<Answer>((resolve) => {
    answer = resolve
  })
  const { runtime, notify } = createTestRuntime({
    pages: { [page.id]: page },
    codes: ['shop:edit'],
    answers: {
      'GET /shopinfo/shopBasicInfo/list': () => ({ result: { records: [shop], total: 1 } }),
      'PUT /shopinfo/shopBasicInfo/editContact': () => answered,
    },
    lists: { kinds: [kind] },
    unsaved: { watch, confirmLoss: async () => true },
  })
  const { unmount } = render(
    <RuntimeProvider value={runtime}>
      <PageHost component={page.id} />
    </RuntimeProvider>,
  )
  await waitFor(() => expect(cell).toBeDefined())
  const type = (contact: string) => {
    act(() => cell.start())
    act(() => cell.type(contact))
  }
  const latest = () => {
    const [, isDirty, form] = watch.mock.lastCall ?? []
    return { isDirty, ...form?.() }
  }
  return { type, latest, answer, notify, unmount }
}

afterEach(cleanup)

test('a cell is unsaved from the first change until it is cancelled', async () => {
  const { type, latest } = await open()

  type('Amy ')
  expect(latest()).toMatchObject({ isDirty: false, label: 'Shops' })
  type('Alexandra the First')
  act(() => void cell.save())
  expect(latest().isDirty).toBe(true)
  expect(await latest().save?.()).toBe(false)
  act(() => cell.cancel())
  expect(latest().isDirty).toBe(false)
})

test.each([
  ['accepted, and leaving needs no confirmation', { result: { id: '1', contact: 'Dan', version: 5 } }, true],
  ['rejected, and leaving asks first', rejection, false],
])('leaving waits for a running save, which is %s', async (_name, answered, isSaved) => {
  const { type, latest, answer } = await open()
  type('Dan')
  act(() => void cell.save())
  expect(latest().isDirty).toBe(true)

  const saved = latest().save?.()
  answer(answered)

  expect(await act(async () => saved)).toBe(isSaved)
})

test('a rejected save shows a message if its cell is no longer on screen', async () => {
  const { type, answer, notify, unmount } = await open()
  type('Dan')
  act(() => void cell.save())
  unmount()

  answer(rejection)

  await waitFor(() => expect(notify.toast).toHaveBeenCalledOnce())
  expect(notify.toast).toHaveBeenCalledWith({ type: 'error', text: "Contact wasn't saved: Not a name" })
})

test('a cell edited when the session ended is restored with its row', async () => {
  const before = await open()
  before.type('Dan')
  const stored = JSON.parse(JSON.stringify(before.latest().values?.()))
  before.unmount()
  const { latest } = await open()

  act(() => latest().restore?.({ ...stored, rubbish: 1, 'contact 2': { seen: null } }))

  expect(cell.state).toMatchObject({ mode: 'open', draft: 'Dan', seen: shop })
  expect(latest().isDirty).toBe(true)
})
