// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { draw } from '../../tests/support/draw.tsx'
import { AnnouncementDialog } from './announcement-dialog.tsx'
import { type Notice, readNotice } from './notice.ts'

const QUERY = 'GET /sys/annountCement/queryById'
const BILL = 'GET /bill/settleBill/queryById'
const base = {
  id: '1',
  titile: 'Holiday',
  sender: 'Ada',
  createTime: '2026-11-19 18:00:00',
  sendTime: '2026-11-20 09:00:00',
  msgContent: '<p>We rest</p>',
}
const billPage = {
  format: 1,
  id: 'bill/SettleBillDetail',
  kind: 'detail',
  title: 'Settlement bill',
  params: { id: { type: 'string' } },
  data: { bill: { op: 'bill.get', args: { id: { $expr: 'params.id' } } } },
  detail: {
    load: 'bill',
    nodes: [
      { node: 'group', id: 'g', nodes: [{ node: 'field', id: 'no', field: 'billNo', title: 'Bill number' }] },
    ],
  },
}

function Place() {
  const { pathname, search } = useLocation()
  return <p data-testid="place">{pathname + search}</p>
}

function show(sent: object, answers = {}) {
  const onClose = vi.fn()
  const test = draw(
    <MemoryRouter>
      <AnnouncementDialog
        notice={readNotice({ ...base, ...sent }) as Notice}
        isOpen
        onClose={onClose}
        afterClose={() => undefined}
      />
      <Place />
    </MemoryRouter>,
    { pages: { 'bill/SettleBillDetail': billPage }, answers },
  )
  return { ...test, onClose }
}
const goHandle = () => screen.queryByText('go handle')

afterEach(cleanup)

test('the dialog is titled notice message and shows title, sender, send time and content', async () => {
  show({})

  expect(screen.getByRole('dialog', { name: 'notice message' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Holiday' })).toBeTruthy()
  expect([screen.getByText('Ada'), screen.getByText('2026-11-20 09:00:00')]).toHaveLength(2)
  expect(await screen.findByText('We rest')).toBeTruthy()
  expect(goHandle()).toBeNull()
})

test('with openType url, go handle closes the dialog and navigates to openPage', async () => {
  const { onClose } = show({ openType: 'url', openPage: '/bill/settleBill?status=HELD' })

  await userEvent.click(screen.getByRole('button', { name: 'go handle' }))

  expect(onClose).toHaveBeenCalled()
  expect(screen.getByTestId('place').textContent).toBe('/bill/settleBill?status=HELD')
})

test('another site opens in a new tab without access to this one', () => {
  show({ openType: 'url', openPage: 'https://gaiwan.example/a' })

  const link = screen.getByRole('link', { name: 'go handle' })
  expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
    'https://gaiwan.example/a',
    '_blank',
    'noopener noreferrer',
  ])
})

test.each(['javascript:alert(1)', '//evil.example', ''])(
  'with the unsafe openPage %j there is no button "go handle"',
  (openPage) => {
    show({ openType: 'url', openPage })

    expect(goHandle()).toBeNull()
  },
)

test('with openType component, the component of that name opens for the business id', async () => {
  const { calls } = show(
    { openType: 'component', openPage: 'bill/SettleBillDetail', busId: '77' },
    { [BILL]: () => ({ result: { billNo: 'SB77' } }) },
  )

  expect(await screen.findByText('SB77')).toBeTruthy()
  expect(calls.find(({ path }) => path === '/bill/settleBill/queryById')?.query).toEqual({ id: '77' })
})

test.each([
  [{ openPage: 'system/NoSuchThing', busId: '7' }],
  [{ openPage: '__proto__', busId: '7' }],
  [{ openPage: 'bill/SettleBillDetail' }],
  [{}],
])("a component that can't be opened, %j, shows a note", async (sent) => {
  show({ openType: 'component', ...sent })

  expect(await screen.findByText("This notice's content can't be opened here.")).toBeTruthy()
  expect(await screen.findByText('We rest')).toBeTruthy()
})

test('the dialog loads the content if the list of notices lacks it', async () => {
  const { calls } = show(
    { msgContent: null },
    { [QUERY]: () => ({ result: { ...base, msgContent: '<p>Later</p>' } }) },
  )

  expect(await screen.findByText('Later')).toBeTruthy()
  expect(calls[0]?.query).toEqual({ id: '1' })
})

test('an announcement that fails to load shows an error with a retry button', async () => {
  let isUp = false
  const { problems } = show(
    { msgContent: null },
    { [QUERY]: () => (isUp ? { result: { ...base, msgContent: '<p>Later</p>' } } : { status: 503 }) },
  )
  await screen.findByText("The content couldn't be loaded.")
  isUp = true

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByText('Later')).toBeTruthy()
  expect(problems).toEqual([])
})

test('Escape closes the announcement dialog', async () => {
  const { onClose } = show({})

  await userEvent.keyboard('{Escape}')

  await waitFor(() => expect(onClose).toHaveBeenCalled())
})
