// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageHost } from '#runtime'
import type { WizardPage } from '#schemas'
import { expandFragments, readFragments } from '#schemas/fragments'
import { draw } from '../../../tests/support/draw.tsx'
import { mockTableLayout } from '../../../tests/support/mock-table-layout.ts'

const shipped: WizardPage = JSON.parse(readFileSync('schemas/pages/shopinfo/shop-form.page.json', 'utf8'))
const { draft: _, edit: __, load: ___, ...wizard } = shipped.wizard
const steps = wizard.steps.filter(({ id }) => id === 'channels')
/** The shop wizard, reduced to its fifth step and the review. The table of channels is left out. */
const page = expandFragments(
  {
    ...shipped,
    wizard: { ...wizard, steps: steps.map((step) => ({ ...step, nodes: step.nodes.slice(1) })) },
  },
  readFragments('schemas/fragments'),
)
const SUBMIT = 'POST /shopinfo/shopBasicInfo/submit'

const open = (codes: readonly string[]) =>
  draw(<PageHost component={page.id} />, {
    pages: { [page.id]: page },
    codes,
    answers: {
      'GET /ledger/ledgerRule/ceiling': () => ({ result: { channelCode: 'wechat', ceilingPpm: 250_000 } }),
      'GET /sys/dict/getDictItems/pay_channel_code': () => ({
        result: [{ value: 'wechat', text: 'WeChat' }],
      }),
      'POST /shopinfo/shopBasicInfo/checkStep': () => ({ result: null }),
      [SUBMIT]: () => ({ result: { shopName: 'Lake shop' } }),
    },
  })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const fill = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text)

beforeEach(mockTableLayout)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a shop gets a ledger rule in its fifth step, with the preview in the review, too', async () => {
  const { calls } = open(['shop:add', 'ledgerRule:add'])
  await userEvent.click(await screen.findByRole('switch', { name: 'Own ledger rule' }))
  expect(
    await screen.findByText(
      'At most 25% in shares: of all active channels, WeChat has the lowest ledger ceiling.',
    ),
  ).toBeTruthy()
  await press('Add a row')
  await fill('Receiver, row 1', 'Head office')
  await fill('Account reference, row 1', 'M-1')
  await fill('Share, row 1', '20')

  await press('Next step')
  expect((await screen.findByText(/^Of ¥100.00/)).textContent).toContain('¥20.00 → Head office')
  await press('Submit for review')

  await expect.poll(() => calls.filter(({ path }) => path.endsWith('submit'))).toHaveLength(1)
  expect(calls.find(({ path }) => path.endsWith('submit'))?.body).toEqual({
    hasLedgerRule: true,
    receivers: [{ receiverName: 'Head office', accountRef: 'M-1', sharePpm: 200_000 }],
  })
})

test('without the permission to add ledger rules, the step neither shows nor sends one', async () => {
  const { calls } = open(['shop:add'])

  await press('Next step')

  expect(screen.queryByText('Own ledger rule')).toBeNull()
  expect(calls.find(({ path }) => path.endsWith('checkStep'))?.body).toEqual({ step: 'channels', id: null })
})
