// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { App } from 'antd'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { states } from '#renderers'
import { RuntimeProvider } from '#runtime'
import { createTestRuntime } from '../../tests/support/page-runtime.tsx'
import { NoticeBell } from './notice-bell.tsx'
import { loadNotices, notices } from './notice-store.ts'

vi.setConfig({ testTimeout: 30_000 })

const UNREAD = 'GET /sys/annountCement/listByUser'
const READ = 'PUT /sys/sysAnnouncementSend/editByAnntIdAndUserId'
const createTime = '2026-11-20 08:00:00'

const announcements = [
  {
    id: '1',
    titile: 'Holiday',
    sender: 'Ada',
    createTime,
    priority: 'L',
    msgContent: '<p>We <b>rest</b></p>',
  },
  { id: '2', titile: 'Fees', createTime, priority: 'M', msgContent: '<p>b</p>' },
  { id: '3', titile: 'Outage', createTime, priority: 'H', msgContent: '<p>c</p>' },
  { id: '4', titile: '<img src=x onerror=alert(1)>', createTime, priority: 'X', msgContent: '<p>d</p>' },
]
const unreadOf = (lists: { annt?: readonly object[]; sys?: readonly object[] }) => ({
  result: {
    anntMsgList: lists.annt ?? [],
    anntMsgTotal: lists.annt?.length ?? 0,
    sysMsgList: lists.sys ?? [],
    sysMsgTotal: lists.sys?.length ?? 0,
  },
})
let unread: () => { result?: unknown; status?: number }

function Place() {
  const { pathname, search } = useLocation()
  return <p data-testid="place">{pathname + search}</p>
}

function draw() {
  const test = createTestRuntime({
    lists: { states },
    answers: { [UNREAD]: () => unread(), [READ]: () => ({ result: null }) },
  })
  render(
    <App>
      <MemoryRouter initialEntries={['/dashboard/analysis']}>
        <RuntimeProvider value={test.runtime}>
          <NoticeBell />
          <Place />
          <main>elsewhere</main>
        </RuntimeProvider>
      </MemoryRouter>
    </App>,
  )
  return test
}
async function show() {
  const test = draw()
  await loadNotices()
  return test
}
const bell = () => screen.getByRole('button', { name: /unread notice|^Notices$/ })
const popover = () => screen.queryByRole('dialog', { name: 'Unread notices' })
const place = () => screen.getByTestId('place').textContent

beforeEach(() => {
  unread = () => unreadOf({ annt: announcements })
  Object.assign(notices, { isKnown: false, hasChanged: false, total: 0, status: 'loading' })
})
afterEach(cleanup)

test.each([
  [3, '3 unread notices', '3'],
  [1, '1 unread notice', '1'],
  [250, '250 unread notices', '99+'],
])('with %i unread notices the bell is named "%s" and its badge shows %s', async (count, name, badge) => {
  unread = () => ({ result: { anntMsgList: [], anntMsgTotal: count, sysMsgList: [], sysMsgTotal: 0 } })

  await show()

  expect(await screen.findByRole('button', { name })).toBeTruthy()
  expect(screen.getByText(badge)).toBeTruthy()
})

test('before the lists are loaded, screen readers announce no count', () => {
  unread = () => ({ status: 503 })
  draw()

  expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Notices')
})

test('without unread notices the bell has no badge', async () => {
  unread = () => unreadOf({})

  await show()

  expect(bell().getAttribute('aria-label')).toBe('No unread notices')
  expect(screen.queryByText('0')).toBeNull()
})

test('a change of the count is announced, the first count is not', async () => {
  await show()
  const first = screen.getByRole('status').textContent
  unread = () => unreadOf({ annt: announcements.slice(1) })

  await loadNotices()

  expect(first).toBe('')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('3 unread notices'))
})

test('a click opens two tabs with their counts, and each item shows titile, createTime and a priority tag', async () => {
  await show()

  await userEvent.click(bell())

  const panel = within(await screen.findByRole('dialog', { name: 'Unread notices' }))
  expect(panel.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Announcements 4',
    'System messages 0',
  ])
  expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `Holiday${createTime}general`,
    `Fees${createTime}important`,
    `Outage${createTime}urgent`,
    `<img src=x onerror=alert(1)>${createTime}`,
  ])
})

test.each([
  ['general', 'blue'],
  ['important', 'amber'],
  ['urgent', 'red'],
])('the tag of the priority %s is %s', async (name, hue) => {
  await show()

  await userEvent.click(bell())

  expect((await screen.findByText(name)).style.color).toBe(`var(--gw-${hue}-text)`)
})

test('arrow keys switch between the tabs', async () => {
  unread = () => unreadOf({ annt: announcements, sys: [{ id: '9', titile: 'Password expires' }] })
  await show()
  await userEvent.click(bell())
  await screen.findByText('Holiday')

  await userEvent.keyboard('{ArrowRight}')

  expect(screen.getByRole('tab', { name: 'System messages 1' }).getAttribute('aria-selected')).toBe('true')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'System messages 1' }))
  expect(screen.getByText('Password expires')).toBeTruthy()
})

test('Enter opens the popover with the focus inside, and Escape closes it and focuses the bell', async () => {
  await show()
  bell().focus()

  await userEvent.keyboard('{Enter}')
  await screen.findByRole('dialog')
  const inside = document.activeElement?.getAttribute('role')
  await userEvent.keyboard('{Escape}')

  expect(inside).toBe('tab')
  expect(popover()).toBeNull()
  expect(document.activeElement).toBe(bell())
})

test('Tab stays inside the popover', async () => {
  await show()
  await userEvent.click(bell())
  const more = await screen.findByRole('link', { name: 'view more' })

  more.focus()
  await userEvent.tab()
  const first = document.activeElement
  await userEvent.tab({ shift: true })

  expect(first).toBe(screen.getByRole('tab', { name: 'Announcements 4' }))
  expect(document.activeElement).toBe(more)
})

test('a click outside closes the popover', async () => {
  await show()
  await userEvent.click(bell())
  await screen.findByRole('dialog')

  await userEvent.click(screen.getByText('elsewhere'))

  expect(popover()).toBeNull()
})

test('without unread notices the popover says so', async () => {
  unread = () => unreadOf({})
  await show()

  await userEvent.click(bell())

  expect(await screen.findByText('Nothing to read')).toBeTruthy()
})

test('a failed load of the notices shows an error with a retry button', async () => {
  unread = () => ({ status: 503 })
  const { problems } = await show()
  await userEvent.click(bell())
  await screen.findByText("The notices couldn't be loaded.")
  unread = () => unreadOf({ annt: announcements })

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByText('Holiday')).toBeTruthy()
  expect(screen.queryByText("The notices couldn't be loaded.")).toBeNull()
  expect(problems).toEqual([])
})

test("'view more' opens the user's announcements", async () => {
  await show()
  await userEvent.click(bell())

  await userEvent.click(await screen.findByRole('link', { name: 'view more' }))

  expect(place()).toBe('/isps/userAnnouncement')
  expect(popover()).toBeNull()
})

test('an item opens the announcement dialog, is marked as read, and the list reloads', async () => {
  const { calls } = await show()
  await userEvent.click(bell())
  const before = calls.length

  await userEvent.click(await screen.findByText('Holiday'))

  const dialog = within(await screen.findByRole('dialog', { name: 'notice message' }))
  expect(dialog.getByRole('heading', { name: 'Holiday' })).toBeTruthy()
  expect(dialog.getByText('Ada')).toBeTruthy()
  expect((await dialog.findByText('rest')).tagName).toBe('B')
  await waitFor(() => {
    const later = calls.slice(before).map(({ method, path, body }) => ({ call: `${method} ${path}`, body }))
    expect(later.find(({ call }) => call === READ)?.body).toEqual({ anntId: '1' })
    expect(later.at(-1)?.call).toBe(UNREAD)
  })
  expect(popover()).toBeNull()
})

test('the popover shows the latest twenty notices', async () => {
  const many = Array.from({ length: 500 }, (_, place) => ({ ...announcements[0], id: `n${place}` }))
  unread = () => unreadOf({ annt: many })
  await show()

  await userEvent.click(bell())

  await screen.findByRole('dialog', { name: 'Unread notices' })
  expect(screen.getAllByRole('listitem')).toHaveLength(20)
})

test('five hundred unread notices show the count and the latest', async () => {
  unread = () => ({ result: { ...unreadOf({ annt: announcements }).result, anntMsgTotal: 500 } })
  await show()

  await userEvent.click(bell())

  expect(await screen.findByRole('tab', { name: 'Announcements 500' })).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
})

test("the browser's back button closes the popover and focuses the bell", async () => {
  const { navigation } = await show()
  await userEvent.click(bell())
  await waitFor(() => expect(popover()).toBeTruthy())

  act(() => expect(navigation.pressBack()).toBe(true))

  expect(popover()).toBeNull()
  expect(document.activeElement).toBe(bell())
})
