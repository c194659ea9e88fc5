// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageHost, type PageParams } from '#runtime'
import type { Page } from '#schemas'
import { expandFragments, readFragments } from '#schemas/fragments'
import shipped from '../../../schemas/pages/ledger/ledger-rule-form.page.json' with { type: 'json' }
import { draw } from '../../../tests/support/draw.tsx'
import { mockTableLayout } from '../../../tests/support/mock-table-layout.ts'
import type { Answer } from '../../../tests/support/page-runtime.tsx'
import { canonicalText } from '../../fields/four-eyes/canonical-text.ts'

const page = expandFragments(shipped as Page, readFragments('schemas/fragments'))
const open = ({
  params = {},
  answers = {},
}: {
  params?: PageParams
  answers?: Record<string, () => Answer>
} = {}) =>
  draw(<PageHost component={page.id} params={params} />, {
    pages: { [page.id]: page },
    codes: ['ledgerRule:add', 'ledgerRule:edit', 'ledgerRule:list'],
    answers: {
      'GET /sys/dict/getDictItems/pay_channel_code': () => ({
        result: [{ value: 'wechat', text: 'WeChat Pay' }],
      }),
      'GET /ledger/ledgerRule/ceiling': () => ({ result: { channelCode: 'wechat', ceilingPpm: 250_000 } }),
      ...answers,
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
  expect(preview()).toBe('Of ¥100.00:\n¥30.00 → Head office\n¥70.00 → Shop')

  await fill('Receiver', 'Landlord')
  await fill('Fixed amount', '20')
  expect(preview()).toBe('Of ¥100.00:\n¥30.00 → Head office\n¥20.00 → Landlord\n¥50.00 → Shop')
})

test('another example amount warns of fixed amounts that leave nothing for the shop', async () => {
  open()
  await addReceiver({ Receiver: 'Landlord', 'Fixed amount': '20' })

  await fill('Example amount', '20')
  expect(screen.getByText('The shop keeps nothing of this amount.')).toBeTruthy()
  await fill('Example amount', '15.01')
  expect(preview()).toBe('Of ¥15.01:\n¥15.01 → Landlord\n¥0.00 → Shop')
  expect(screen.getByText(/not every fixed amount is paid in full/)).toBeTruthy()
  await fill('Example amount', '-')

  expect(preview()).toBe('Of ¥100.00:\n¥20.00 → Landlord\n¥80.00 → Shop')
})

test('the ceiling and its channel are shown before the save, and checked', async () => {
  const { calls } = open()
  expect(
    await screen.findByText(
      'At most 25% in shares: of all active channels, WeChat Pay has the lowest ledger ceiling.',
    ),
  ).toBeTruthy()
  await addReceiver({ Receiver: 'Head office', 'Account reference': 'M-1', Share: '25.01' })

  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The shares add up to more than the ledger ceiling')).toBeTruthy()
  await fill('Share', '25')

  expect(screen.queryByText('The shares add up to more than the ledger ceiling')).toBeNull()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

const stored = {
  id: '7',
  name: 'East',
  status: 'ACTIVE',
  scopeKind: 'OWN_GROUP_TAG',
  brandId: null,
  ownGroupTag: 'east',
  shopId: null,
  effectiveFrom: '2026-01-01',
  effectiveTo: '2026-12-31',
  receivers: [
    { id: '71', receiverName: 'Head office', accountRef: 'M-1', sharePpm: 200_000, amountFen: null },
    { id: '72', receiverName: 'Landlord', accountRef: 'M-2', sharePpm: null, amountFen: 500 },
  ],
  signedBy: 'reviewer',
  version: 3,
}
const item = (value: string, text: string) => ({ value, text, label: text, title: text })
const statuses = [item('ACTIVE', 'Active'), item('INACTIVE', 'Inactive')]
const openEdit = () =>
  open({
    params: { id: '7', mode: 'edit' },
    answers: {
      'GET /ledger/ledgerRule/queryById': () => ({ result: stored }),
      'GET /sys/dict/getDictItems/ledger_rule_status': () => ({ result: statuses }),
      'GET /sys/dict/getDictItems/ledger_rule_scope_kind': () => ({
        result: [item('OWN_GROUP_TAG', 'Group tag')],
      }),
      'POST /app/signatures': () => ({
        result: { signature: 'token', signerName: 'Zhou Fang', expireTime: '2026-01-01 10:00:00' },
      }),
      'PUT /ledger/ledgerRule/edit': () => ({ result: stored }),
    },
  })

test('a second user approves exactly the rule that is sent', async () => {
  const { calls } = openEdit()
  await screen.findByDisplayValue('East')
  await fill('Fixed amount', '6')

  await userEvent.click(screen.getByRole('button', { name: 'Second approver Request approval' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Second approval' }))
  expect(dialog.getByText(/^East: /).textContent).toBe(
    'East: Group tag east\n2026-01-01 – 2026-12-31\n20% → Head office (M-1)\n¥6.00 → Landlord (M-2)',
  )
  await userEvent.type(dialog.getByLabelText("Approver's user name"), 'reviewer')
  await userEvent.type(dialog.getByLabelText("Approver's password"), 'x')
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  await screen.findByText('Approved by Zhou Fang')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))

  await expect.poll(() => calls.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  const bodyOf = (path: string) => calls.find((call) => call.path === path)?.body as Record<string, unknown>
  const { signature, ...sent } = bodyOf('/ledger/ledgerRule/edit')
  expect(signature).toBe('token')
  expect(canonicalText(bodyOf('/app/signatures').content)).toBe(canonicalText(sent))
})

test('a rule that is switched off needs no approval', async () => {
  openEdit()
  await screen.findByRole('button', { name: 'Second approver Request approval' })

  await userEvent.click(await screen.findByRole('radio', { name: 'Inactive' }))

  expect(screen.queryByText('Second approver')).toBeNull()
})
