// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PageHost } from '#runtime'
import page from '../../../schemas/pages/system/page-version-list.page.json' with { type: 'json' }
import { draw } from '../../../tests/support/draw.tsx'

const version = (number: number, state: string, audience: string | null = null) => ({
  id: `bill/SettleBillList@${number}`,
  page: 'bill/SettleBillList',
  version: number,
  state,
  message: `Message ${number}`,
  createBy: 'admin',
  createTime: '2026-11-20 10:00:00',
  baseVersion: null,
  releaseBy: 'admin',
  fromTime: '2026-11-20 10:00:00',
  audience,
  hash: '0123456789abcdef',
})
const versions = [version(4, 'SCHEDULED'), version(3, 'LIVE', 'A01'), version(2, 'LIVE'), version(1, 'PAST')]

const open = (codes = ['page:list', 'page:publish']) =>
  draw(<PageHost component={page.id} params={{ id: 'bill/SettleBillList' }} />, {
    pages: { [page.id]: page },
    codes,
    answers: {
      'GET /app/pages/versions': () => ({ result: { records: versions, total: versions.length } }),
      'POST /app/pages/rollback': () => ({ result: { version: 1 } }),
    },
  })
const rowOf = (number: number) => screen.findByRole('row', { name: new RegExp(`Message ${number}`) })
const shown = async (number: number) =>
  within(await rowOf(number))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('a past version is rolled back; other versions than the live one are released', async () => {
  open()

  expect(await shown(1)).toEqual(['Compare', 'Roll back', 'More'])
  expect(await shown(2)).toEqual(['Compare', 'More'])
  expect(await shown(3)).toEqual(['Compare', 'Release', 'More'])
  expect(await shown(4)).toEqual(['Compare', 'Release', 'More'])
})

test('the version that is live for everyone has no way back, with a reason', async () => {
  open()
  await userEvent.click(within(await rowOf(2)).getByRole('button', { name: 'More' }))

  for (const name of ['Roll back', 'Release']) {
    const item = await screen.findByRole('menuitem', { name })
    expect(item.getAttribute('aria-disabled')).toBe('true')
    expect(item.getAttribute('aria-description')).toBe('This version is live for everyone.')
  }
})

test('a rollback is confirmed, sent, announced, and reloads the list', async () => {
  const { calls, notify } = open()
  await userEvent.click(within(await rowOf(1)).getByRole('button', { name: 'Roll back' }))

  await waitFor(() =>
    expect(notify.toast).toHaveBeenCalledWith(expect.objectContaining({ text: 'Version 1 is live.' })),
  )
  expect(notify.confirm).toHaveBeenCalledWith(
    expect.objectContaining({ text: expect.stringMatching(/^Version 1 becomes live for everyone at once/) }),
  )
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    id: 'bill/SettleBillList',
    version: 1,
  })
  await waitFor(() => expect(calls.filter(({ path }) => path === '/app/pages/versions')).toHaveLength(2))
})

test('without the permission to publish, versions can only be compared', async () => {
  open(['page:list'])

  expect(await shown(1)).toEqual(['Compare'])
})
