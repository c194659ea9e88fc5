// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { bar, ID, openReleased, press, remark, title } from '../../tests/support/page-releases.tsx'
import { httpError } from '../http/errors.ts'

afterEach(cleanup)

test('a release leaves the page on screen as it is, with a bar above it', async () => {
  const { release, load } = openReleased()
  await title('v1')
  expect(bar()).toBeNull()
  await userEvent.type(remark(), 'Under review')
  const input = remark()

  await release('v2')

  expect(bar()?.nextElementSibling?.textContent).toBe('Bill v1')
  expect(remark()).toBe(input)
  expect([remark().value, load.mock.calls.length]).toEqual(['Under review', 1])
})

test('Reload draws the newer version, whose hash writes then send', async () => {
  const { release } = openReleased()
  await title('v1')
  expect(screen.getByText('version v1')).toBeTruthy()
  await release('v2')

  await press('reload')

  expect(await title('v2')).toBeTruthy()
  expect(screen.getByText('version v2')).toBeTruthy()
  expect(bar()).toBeNull()
})

test('Reload asks about the unsaved work of the page, and staying keeps it', async () => {
  const { release, confirmLoss } = openReleased()
  await title('v1')
  await userEvent.type(remark(), 'Under review')
  await release('v2')

  confirmLoss.mockResolvedValueOnce(false)
  await press('reload')
  expect(confirmLoss.mock.calls).toEqual([[[`${ID}/7`]]])
  expect([remark().value, bar()]).toEqual(['Under review', expect.anything()])

  await press('reload')
  await title('v2')
  expect(remark().value).toBe('')
})

test('a failed reload keeps the page, and its error is in the bar', async () => {
  const { release, confirmLoss, state } = openReleased()
  await title('v1')
  await userEvent.type(remark(), 'Under review')
  const failure = httpError({
    code: 'PAGE_DAMAGED',
    message: { verbatim: 'Its hash is wrong.' },
    status: 409,
    notified: false,
  })
  await release('v2', { failure })

  await press('reload')
  expect(bar()?.textContent).toContain('Its hash is wrong.')
  expect([remark().value, confirmLoss.mock.calls.length]).toEqual(['Under review', 0])

  state.failure = undefined
  await press('reload')
  expect(await title('v2')).toBeTruthy()
})

test('a closed bar comes back with the next version', async () => {
  const { release } = openReleased()
  await title('v1')
  await release('v2')

  await press('close')
  expect(bar()).toBeNull()
  await release('v3')

  expect(bar()).toBeTruthy()
})

test('a version that is withdrawn before the reload removes the bar', async () => {
  const { release } = openReleased()
  await title('v1')

  await release('v2')
  await release('v1')

  expect(bar()).toBeNull()
})
