// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { DetailPage } from '#schemas'
import { createTestRuntime } from '../../tests/support/page-runtime.tsx'
import { Access } from '../access/use-access.tsx'
import { useText } from '../i18n/use-text.ts'
import { PageHost } from '../page/page-host.tsx'
import { defineKind } from '../registry/definitions.ts'
import { RuntimeProvider } from '../runtime-provider.tsx'
import { type Evaluation, useEvaluation } from './use-evaluation.ts'

const page: DetailPage = {
  format: 1,
  id: 'bill/SettleBillDetail',
  kind: 'detail',
  title: 'Bill',
  detail: { load: 'bill', nodes: [] as never },
  locales: { 'en-US': { Bill: 'Settlement bill', 'Bill ${params.id}': 'Bill no. ${params.id}' } },
}

let evaluation: Evaluation
const kind = defineKind<DetailPage>({
  kind: 'detail',
  Component: () => {
    evaluation = useEvaluation()
    const t = useText()
    return (
      <>
        <h1>{t('Bill')}</h1>
        <Access code="bill:confirm">may confirm</Access>
        <Access code="bill:release">may release</Access>
        <Access code={undefined}>for everybody</Access>
      </>
    )
  },
})

async function open(businessTz = 'Asia/Shanghai') {
  const { runtime } = createTestRuntime({
    pages: { [page.id]: page },
    lists: { kinds: [kind] },
    codes: ['bill:confirm'],
    translations: { Bill: 'Bill of the shell', Shop: 'Shop of the shell' },
    businessTz,
  })
  render(
    <RuntimeProvider value={runtime}>
      <PageHost component={page.id} params={{ id: 'b1' }} />
    </RuntimeProvider>,
  )
  await screen.findByRole('heading')
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test.each([
  ['params.id', 'b1'],
  ['user.username + "@" + user.dept.code', 'clerk@A01'],
  ['page.id', 'bill/SettleBillDetail'],
  ['selection', [{ id: '1' }]],
  ['can("bill:confirm") && !can("bill:release")', true],
  ['record.missing.deeper', null],
  ['user.constructor', null],
])('an expression reads page, user and permissions: %s', async (source, value) => {
  await open()

  expect(evaluation.value({ $expr: source }, { selection: [{ id: '1' }] })).toEqual(value)
})

test('expressions use business time', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-19T16:00:05Z'), toFake: ['Date'] })
  await open('Pacific/Auckland')

  expect(evaluation.value({ $expr: 'now()' })).toBe('2026-11-20 05:00:05')
})

test('texts of the page override those of the shell, also in templates', async () => {
  await open()

  expect(screen.getByRole('heading').textContent).toBe('Settlement bill')
  expect(evaluation.text({ $text: 'Bill ${params.id}' })).toBe('Bill no. b1')
  expect(evaluation.text('Shop')).toBe('Shop of the shell')
})

test('elements with a permission are visible only with it', async () => {
  await open()

  expect(screen.getByText(/may confirm/)).toBeTruthy()
  expect(screen.queryByText(/may release/)).toBeNull()
  expect(screen.getByText(/for everybody/)).toBeTruthy()
})
