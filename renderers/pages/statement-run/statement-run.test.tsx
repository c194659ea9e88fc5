// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { PageHost } from '#runtime'
import page from '../../../schemas/pages/system/statement-run.page.json' with { type: 'json' }
import { draw } from '../../../tests/support/draw.tsx'

const statement = {
  id: 'bigShops',
  title: 'Big shops',
  description: 'Only shops with takings above this amount.',
  kind: 'QUERY',
  access: 'trade:list',
  enabled: true,
  mayRun: true,
  params: [
    { name: 'limit', title: 'At least', type: 'integer', required: false, fallback: 7 },
    { name: 'name', title: 'Named', type: 'text', required: true, fallback: null },
  ],
}
const columns = [
  { field: 'shop', title: 'Shop', type: 'text' },
  { field: 'amountFen', title: 'Amount', type: 'fen' },
]
const found = {
  code: 'bigShops',
  columns,
  rows: [{ shop: 'West', amountFen: 123_456 }],
  isCut: true,
  millis: 3,
}

const open = (more: object = {}, answers: object = {}) =>
  draw(<PageHost component={page.id} params={{ id: 'bigShops' }} />, {
    pages: { [page.id]: page },
    codes: ['system:statement:list'],
    answers: { 'GET /app/statements/one': () => ({ result: { ...statement, ...more } }), ...answers },
  })
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Run' }))

afterEach(cleanup)

test('parameters are sent and results shown by type', async () => {
  const { calls } = open({}, { 'POST /db/query': () => ({ result: found }) })

  await press()
  expect(calls.some(({ path }) => path.endsWith('/db/query'))).toBe(false)
  await userEvent.type(screen.getByRole('textbox', { name: 'Named' }), 'We')
  await press()

  expect(await screen.findByText('1,234.56')).toBeTruthy()
  expect(screen.getByText('1 row in 3 ms')).toBeTruthy()
  expect(screen.getByText(/The statement has more rows/)).toBeTruthy()
  expect(calls.at(-1)?.body).toEqual({ code: 'bigShops', params: { limit: 7, name: 'We' } })
})

test('a change asks for confirmation, sends a key and shows the row count', async () => {
  const { calls } = open(
    { kind: 'EXEC', params: [] },
    { 'POST /db/exec': () => ({ result: { code: 'bigShops', affected: 2, millis: 1 } }) },
  )

  await press()

  expect(await screen.findByText('Done: 2 records changed.')).toBeTruthy()
  expect(calls.at(-1)?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
})

test('an error replaces the rows', async () => {
  open({ params: [] }, { 'POST /db/query': () => ({ success: false, code: 500, message: 'Too slow' }) })

  await press()

  expect(await screen.findByText('Too slow')).toBeTruthy()
})

test.each([
  [{ enabled: false }, 'This statement is disabled.'],
  [{}, "You don't have the permission trade:list, or the statement is limited to other roles."],
])('a statement without permission shows the reason', async (more, words) => {
  open({ ...more, mayRun: false })

  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Run' })).toHaveProperty('disabled', true)
})
