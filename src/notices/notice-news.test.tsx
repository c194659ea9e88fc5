// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { ref } from 'valtio'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RuntimeProvider, useRuntime } from '#runtime'
import { createTestRuntime } from '../../tests/support/page-runtime.tsx'
import { session } from '../session/session-store.ts'
import { NoticeBell } from './notice-bell.tsx'
import { loadNotices } from './notice-store.ts'

const opened: { url: string; close: ReturnType<typeof vi.fn> }[] = []

class FakeSocket {
  readonly close = vi.fn()
  constructor(url: string) {
    opened.push({ url, close: this.close })
  }
}

const UNREAD = 'GET /sys/annountCement/listByUser'
const MINE = 'GET /sys/sysAnnouncementSend/getMyAnnouncementSend'
let anntMsgTotal = 3

/**
 * Loads the user's announcements with the same query as the page that lists announcements. The bell follows
 * this query.
 */
function MyList() {
  const { http } = useRuntime()
  const { refetch } = useQuery({
    queryKey: ['data', 'notice.mine', {}],
    queryFn: () => http.call('notice.mine'),
  })
  return (
    <button type="button" onClick={() => void refetch()}>
      read anew
    </button>
  )
}

function show() {
  const { runtime } = createTestRuntime({
    answers: { [UNREAD]: () => ({ result: { anntMsgTotal } }), [MINE]: () => ({ result: { records: [] } }) },
  })
  return render(
    <MemoryRouter>
      <RuntimeProvider value={runtime}>
        <NoticeBell />
        <MyList />
      </RuntimeProvider>
    </MemoryRouter>,
  )
}

beforeEach(() => {
  localStorage.setItem('pro__Access-Token', JSON.stringify({ value: 'secret', expire: null }))
  vi.stubGlobal('WebSocket', FakeSocket)
  const rights = ref({ menu: [], auth: [], allAuth: [], stock: false, businessTz: undefined })
  const user = { id: '7', username: 'clerk' } as unknown as NonNullable<typeof session.user>
  Object.assign(session, { user, rights, isLeaving: false })
})
afterEach(() => {
  cleanup()
  opened.length = 0
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('the bell opens one socket after sign-in', async () => {
  show()

  await waitFor(() => expect(opened).toHaveLength(1))
  expect(opened[0]?.url).toMatch(/\/jeecg-boot\/websocket\/7$/)
})

test('at logout the socket is closed and none is opened again', async () => {
  show()
  await waitFor(() => expect(opened).toHaveLength(1))

  act(() => {
    session.isLeaving = true
  })

  await waitFor(() => expect(opened[0]?.close).toHaveBeenCalledTimes(1))
  expect(opened).toHaveLength(1)
})

test('a bell that is removed leaves no socket open', () => {
  const { unmount } = show()

  unmount()

  expect(opened).toHaveLength(1)
  expect(opened[0]?.close).toHaveBeenCalledTimes(1)
})

test('announcements read in the list are removed from the count', async () => {
  show()
  await loadNotices()
  await screen.findByRole('button', { name: '3 unread notices' })
  anntMsgTotal = 2

  await userEvent.click(screen.getByRole('button', { name: 'read anew' }))

  expect(await screen.findByRole('button', { name: '2 unread notices' })).toBeTruthy()
})
