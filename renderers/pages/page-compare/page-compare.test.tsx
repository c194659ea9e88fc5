// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { PageHost } from '#runtime'
import page from '../../../schemas/pages/system/page-compare.page.json' with { type: 'json' }
import { draw } from '../../../tests/support/draw.tsx'
import { mockWindowWidth } from '../../../tests/support/mock-window-width.ts'
import type { SeenCall } from '../../../tests/support/page-runtime.tsx'

const version = (number: number, more: object = {}) => ({
  id: `bill/SettleBillList@${number}`,
  page: 'bill/SettleBillList',
  version: number,
  state: 'PAST',
  message: null,
  createBy: 'admin',
  createTime: '2026-11-20 10:00:00',
  baseVersion: number - 1,
  releaseBy: 'admin',
  fromTime: '2026-11-20 10:00:00',
  audience: null,
  hash: '0123456789abcdef',
  ...more,
})
const versions = [version(2, { state: 'LIVE' }), version(1), version(0, { createBy: null, createTime: null })]
const textOf = (number: number) =>
  JSON.stringify({ title: number === 2 ? 'Invoices' : 'Bills' }, undefined, 2)

/** Answers a request for the comparison of two versions. */
const diff = ({ query }: SeenCall) => {
  const [from, to] = [Number(query.from), Number(query.to)]
  const changes = [{ kind: 'renamed', pointer: '', text: `The page was renamed (${from} to ${to})` }]
  const [before, after] = [textOf(from), textOf(to)]
  return { result: { from, to, before, after, changes: before === after ? [] : changes } }
}

const open = (params: object = { version: 1 }, answers: object = {}) =>
  draw(<PageHost component={page.id} params={{ id: 'bill/SettleBillList', ...params }} />, {
    pages: { [page.id]: page },
    codes: ['page:list'],
    answers: {
      'GET /app/pages/versions': () => ({ result: { records: versions, total: 3 } }),
      'GET /app/pages/diff': diff,
      ...answers,
    },
  })

afterEach(() => {
  vi.unstubAllGlobals()
  cleanup()
})

test('the live version is compared with the opened one, in sentences and as two texts', async () => {
  open()

  const changes = await screen.findByRole('region', { name: '1 change' })
  expect(within(changes).getByText('renamed')).toBeTruthy()
  expect(within(changes).getByText('The page was renamed (2 to 1)')).toBeTruthy()
  const texts = screen.getByRole('region', { name: 'Page as text' })
  expect(within(texts).getByLabelText('Version 2').textContent).toContain('Invoices')
  expect(within(texts).getByLabelText('Version 1').textContent).toContain('Bills')
})

test('swapping the versions reverses the comparison', async () => {
  open()
  await screen.findByText('The page was renamed (2 to 1)')

  await userEvent.click(screen.getByRole('button', { name: 'Swap the versions' }))

  expect(await screen.findByText('The page was renamed (1 to 2)')).toBeTruthy()
})

test('a version is selected by its name and state', async () => {
  open()
  const select = await screen.findByRole('combobox', { name: 'with' })

  await userEvent.click(select)
  const option = await screen.findByTitle('Shipped version · PAST')
  await userEvent.click(option)

  expect(await screen.findByText('The page was renamed (2 to 0)')).toBeTruthy()
})

test('equal versions show a message instead of texts', async () => {
  open(
    { version: 1 },
    { 'GET /app/pages/versions': () => ({ result: { records: versions.slice(1), total: 2 } }) },
  )

  expect(await screen.findByText('The versions are equal')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Page as text' })).toBeNull()
})

test('on a phone, both versions are one text', async () => {
  mockWindowWidth(390)
  open()

  const texts = await screen.findByRole('region', { name: 'Page as text' })
  const text = within(texts).getByLabelText('Version 1').textContent
  expect(text).toContain('Invoices')
  expect(text).toContain('Bills')
})

test('a failed comparison is shown in place and repeated on request', async () => {
  let isBroken = true
  open(undefined, {
    'GET /app/pages/diff': (call: SeenCall) => (isBroken ? { status: 500 } : diff(call)),
  })

  const retry = await screen.findByRole('button', { name: 'Try again' })
  isBroken = false
  await userEvent.click(retry)

  expect(await screen.findByText('The page was renamed (2 to 1)')).toBeTruthy()
})
