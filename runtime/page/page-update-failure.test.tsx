// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import {
  createReleases,
  detail,
  ID,
  openReleased,
  pageOf,
  press,
  title,
} from '../../tests/support/page-releases.tsx'
import { createTestRuntime } from '../../tests/support/page-runtime.tsx'
import { httpError } from '../http/errors.ts'
import { RuntimeProvider } from '../runtime-provider.tsx'
import { PageHost } from './page-host.tsx'

afterEach(cleanup)

/** Draws the page, whose releases come from `source`, as a user with the permission `bill:list`. */
function draw(source: ReturnType<typeof createReleases>) {
  const { runtime } = createTestRuntime({
    codes: ['bill:list'],
    lists: { kinds: [detail] },
    source: source.pages,
  })
  render(
    <RuntimeProvider value={runtime}>
      <PageHost component={ID} />
    </RuntimeProvider>,
  )
}

test.each([
  ['a missing page', () => undefined, 'no page bill/SettleBillDetail'],
  ['a page of a newer format', () => ({ ...pageOf('v1'), format: 2 }), /its format is 2, not 1/],
])('%s is replaced by a newer version at once', async (_, page, message) => {
  const source = createReleases('v1')
  source.state.page = page
  draw(source)
  await screen.findByText(message)

  await source.release('v2', { page: pageOf })

  expect(await title('v2')).toBeTruthy()
})

test('a page that the server refuses shows the message about the missing permission', async () => {
  const source = createReleases('v1')
  source.state.failure = httpError({ code: 'HTTP_403', message: 'denied', status: 403, notified: false })
  const { runtime } = createTestRuntime({ lists: { kinds: [detail] }, source: source.pages })
  render(
    <RuntimeProvider value={runtime}>
      <PageHost component={ID} />
      <PageHost component={ID} denied={<p>instead</p>} />
    </RuntimeProvider>,
  )

  expect(await screen.findByText('needs access')).toBeTruthy()
  expect(screen.getByText('instead')).toBeTruthy()
})

test('a damaged version shows the message of the server with a retry', async () => {
  const source = createReleases('v1')
  source.state.failure = httpError({
    code: 'PAGE_DAMAGED',
    message: { verbatim: 'Its hash is wrong.' },
    status: 409,
    notified: false,
  })
  draw(source)
  expect((await screen.findByRole('alert')).textContent).toContain('Its hash is wrong.')

  source.state.failure = undefined
  await press('retry')

  expect(await title('v1')).toBeTruthy()
})

test('a version that lifts a missing permission can be reloaded', async () => {
  const { release } = openReleased({ codes: [] })
  await screen.findByText('needs bill:list')

  await release('v2', { page: (version) => ({ ...pageOf(version), requires: undefined }) })
  await press('reload')

  expect(await title('v2')).toBeTruthy()
})

test('a page whose load fails while the released versions become known is loaded once', async () => {
  const source = createReleases(undefined)
  let fail = (_: Error) => {}
  source.load.mockImplementation(
    () =>
      new Promise((_, reject) => {
        fail = reject
      }),
  )
  const { runtime } = createTestRuntime({ lists: { kinds: [detail] }, source: source.pages })
  render(
    <RuntimeProvider value={runtime}>
      <PageHost component={ID} />
    </RuntimeProvider>,
  )

  await source.release('shipped')
  await act(async () => fail(new Error('CHUNK_LATE')))

  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(source.load).toHaveBeenCalledOnce()
})
