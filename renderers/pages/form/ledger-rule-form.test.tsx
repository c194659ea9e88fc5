// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageHost } from '#runtime'
import type { Page } from '#schemas'
import { expandFragments, readFragments } from '#schemas/fragments'
import shipped from '../../../schemas/pages/ledger/ledger-rule-form.page.json' with { type: 'json' }
import { draw } from '../../../tests/support/draw.tsx'
import { mockTableLayout } from '../../../tests/support/mock-table-layout.ts'

const page = expandFragments(shipped as Page, readFragments('schemas/fragments'))
const open = () =>
  draw(<PageHost component={page.id} />, {
    pages: { [page.id]: page },
    codes: ['ledgerRule:add'],
    answers: {
      'GET /sys/dict/getDictItems/pay_channel_code': () => ({
        result: [{ value: 'wechat', text: 'WeChat Pay' }],
      }),
      'GET /ledger/ledgerRule/ceiling': () => ({ result: { channelCode: 'wechat', ceilingPpm: 250_000 } }),
    },
  })
const fill = async (label: string, text: string) => {
  const input = (await screen.findAllByLabelText(new RegExp(`^${label}(, row .)?$`))).at(-1) as HTMLElement
  await userEvent.clear(input)
  await userEvent.type(input, text)
}
const addReceiver = async (texts: Record<string, string>) => {
  await userEvent.click(await screen.findByRole('button', { name: /Add a row/ }))
  for (const [label, text] of Object.entries(texts)) await fill(label, text)
}
const preview = () => screen.queryByText(/^Of ¥/)?.textContent

beforeEach(mockTableLayout)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('the preview follows the receivers while they are entered', async () => {
  open()
  await screen.findByLabelText('Example amount')
  expect(preview()).toBeUndefined()

  await addReceiver({ Receiver: 'Head office', Share: '30' })
  await addReceiver({})
  expect(preview()).toBe('Of ¥100.00:\n¥30.00 → Head office\n– → …\n¥70.00 → Shop')

  await fill('Receiver', 'Landlord')
  await fill('Fixed amount', '20')
  expect(preview()).toBe('Of ¥100.00:\n¥30.00 → Head office\n¥20.00 → Landlord\n¥50.00 → Shop')
})

test('another example amount warns of fixed amounts that leave nothing for the shop', async () => {
  open()
  await addReceiver({ Receiver: 'Landlord', 'Fixed amount': '20' })

  await fill('Example amount', '20')
  expect(screen.getByText('Nothing of this amount is left for the shop.')).toBeTruthy()
  await fill('Example amount', '15.01')
  expect(preview()).toBe('Of ¥15.01:\n¥15.01 → Landlord\n¥0.00 → Shop')
  expect(screen.getByText(/not every fixed amount is paid in full/)).toBeTruthy()
  await fill('Example amount', '-')

  expect(preview()).toBe('Of ¥100.00:\n¥20.00 → Landlord\n¥80.00 → Shop')
})

test('the ceiling and its channel are shown before the save, and checked', async () => {
  const { calls } = open()
  expect(await screen.findByText('At most 25% in shares: the ledger ceiling of WeChat Pay.')).toBeTruthy()
  await addReceiver({ Receiver: 'Head office', 'Account reference': 'M-1', Share: '25.01' })

  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The shares add up to more than the ledger ceiling')).toBeTruthy()
  await fill('Share', '25')

  expect(screen.queryByText('The shares add up to more than the ledger ceiling')).toBeNull()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})
