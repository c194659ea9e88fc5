import { dayBefore } from './business-days.ts'
import { expect, signInWithoutForm } from './journey.ts'
import {
  addChannel,
  addKey,
  addRow,
  approve,
  editChannel,
  generate,
  openStatement,
  pay,
  reportTrades,
  sign,
  submitShop,
} from './money-steps.ts'
import { type Person, test } from './person.ts'

/**
 * Two journeys from a new shop to its payout. Several users take part, each in their role, and simulated cash
 * registers report the trades. The second journey splits the income of the shop that the first journey
 * created.
 */

/** Timeout for payments. The simulated channel answers some payment requests only later. */
const PATIENCE = { timeout: 60_000 }
test.describe.configure({ mode: 'serial', timeout: 240_000 })

const shortly = String(Date.now()).slice(-6)

/** Returns the codes of the shop and its channels, which differ for each seat. */
const namesOf = (person: Person) => ({
  good: person.own(`good${shortly}`),
  bad: person.own(`bad${shortly}`),
  split: person.own(`split${shortly}`),
  shopCode: `M${person.onPhone ? 1 : 2}${shortly}`,
})

test('a new shop is reviewed, takes payments, and is paid by a working and by a failing channel', {
  tag: '@slow',
}, async ({ page, person, another, request }) => {
  const { good, bad, split, shopCode } = namesOf(person)
  await signInWithoutForm(page, 'admin', '/channel/payChannel')
  await addChannel(person, good)
  await addChannel(person, bad)
  await addChannel(person, split)

  const clerk = await another()
  await test.step('the clerk submits a shop, and the reviewer approves it', async () => {
    await signInWithoutForm(clerk.page, 'clerk', '/shopinfo/shopForm')
    const anew = clerk.person.button('Start over')
    await expect(anew.or(clerk.person.button('Next step'))).toBeVisible()
    if (await anew.isVisible()) await anew.click()
    await submitShop(clerk.page, clerk.person, { code: shopCode, channels: [good, bad, split] })
  })
  const reviewer = await another()
  await signInWithoutForm(reviewer.page, 'reviewer', '/shopinfo/shopInfo?status=PENDING_REVIEW')
  await approve(reviewer.page, reviewer.person, shopCode)

  await test.step('the channels onboard the shop', async () => {
    for (const channel of [good, bad, split]) {
      await clerk.page.goto(`/channel/channelMerchant?channelCode=${channel}`)
      await expect(async () => {
        await clerk.page.reload()
        await expect(clerk.person.row(`Shop ${shopCode}`)).toContainText(clerk.person.part('Active'))
      }).toPass(PATIENCE)
    }
  })

  await test.step('machines report trades with a key', async () => {
    await page.goto('/bill/intakeKey')
    const key = await addKey(person, `till ${shopCode}`)
    for (const channelCode of [good, bad, split])
      await reportTrades(request, { ...key, shopCode, channelCode })
  })

  await test.step('the bill is generated, confirmed, released and settled', async () => {
    await clerk.page.goto(`/bill/settleBill?channelCode=${good}`)
    await generate(clerk.page, clerk.person, { channel: good })
    await expect(clerk.person.row(good)).toContainText('129.22')
    await pay(clerk, reviewer, good)
    // The list of the reviewer reloads by itself after changes by other users.
    await expect(reviewer.person.row(good)).toContainText(reviewer.person.part('Settled'), PATIENCE)
  })

  await test.step('a payment that failed is sent again after the channel works', async () => {
    await page.goto('/channel/payChannel')
    await editChannel(person, { code: bad, label: 'Failures', value: '100' })
    await clerk.page.goto(`/bill/settleBill?channelCode=${bad}`)
    await generate(clerk.page, clerk.person, { channel: bad })
    await pay(clerk, reviewer, bad)
    await expect(reviewer.person.row(bad)).toContainText(reviewer.person.part('Failed'), PATIENCE)
    await editChannel(person, { code: bad, label: 'Failures', value: '0' })
    await reviewer.person.act(bad, 'Retry')
    await reviewer.person.confirm('Retry')
    await expect(reviewer.person.row(bad)).toContainText(reviewer.person.part('Settled'), PATIENCE)
  })

  await test.step('the statement of the shop has both bills', async () => {
    await openStatement(clerk, shopCode)
    await expect(clerk.page.getByText('258.44').filter({ visible: true }).first()).toBeVisible()
    await clerk.person.fits()
  })
})

const PAYING = /Pay receivers|分账付款/

test('receivers get their parts of the income, and a returned part is in the next bill of the shop', {
  tag: '@slow',
}, async ({ page, person, another }) => {
  const { split, shopCode } = namesOf(person)
  const office = 'Head office'
  const landlord = 'Landlord'
  const [clerk, reviewer] = [await another(), await another()]
  await signInWithoutForm(reviewer.page, 'reviewer', '/bill/settleBill')
  await signInWithoutForm(clerk.page, 'clerk', '/ledger/ledgerRule')

  await test.step('the clerk adds a rule for the shop, and the reviewer approves it', async () => {
    await clerk.person.tool('New rule')
    const form = clerk.page.getByRole('form', { name: clerk.person.named('New ledger rule') })
    await clerk.person.fill('Rule', `Rule ${shopCode}`, form)
    await form.getByRole('radio', { name: clerk.person.named('Shop') }).check()
    await clerk.person.choose('Shop', new RegExp(shopCode), { within: form, typed: shopCode })
    await clerk.person.fill('Effective from', dayBefore(3), form)
    await clerk.page.keyboard.press('Enter')
    const parts = [
      { name: office, kind: 'Share', value: '10' },
      { name: landlord, kind: 'Fixed amount', value: '20' },
    ]
    for (const [index, { name, kind, value }] of parts.entries()) {
      const { label, within } = await addRow(clerk.page, clerk.person, index + 1, form)
      await clerk.person.fill(label('Receiver'), name, within)
      await clerk.person.fill(label('Account reference'), `M-${index}`, within)
      await clerk.person.fill(label(kind), value, within)
    }
    await sign(clerk.person, form)
    await clerk.person.press('Save', form)
    await clerk.person.sees(`Rule ${shopCode} is saved.`)
  })

  await test.step('the bill of the shop is reduced by the parts of the receivers', async () => {
    // The job that pays receivers is paused, so that the channel pays no receiver before the channel fails.
    await signInWithoutForm(page, 'admin', '/timer/job')
    await person.act(PAYING, 'Pause')
    await person.confirm('Pause')
    await clerk.page.goto(`/bill/settleBill?channelCode=${split}`)
    await generate(clerk.page, clerk.person, { channel: split })
    await expect(clerk.person.row(split)).toContainText('96.30')
    await pay(clerk, reviewer, split)
    await expect(reviewer.person.row(split)).toContainText(reviewer.person.part('Settled'), PATIENCE)
  })

  await test.step('payments that the channel refused are sent again', async () => {
    await page.goto('/channel/payChannel')
    await editChannel(person, { code: split, label: 'Failures', value: '100' })
    await page.goto('/timer/job')
    await person.act(PAYING, 'Run now')
    await person.confirm('Run now')
    await person.act(PAYING, 'Resume')

    await reviewer.page.goto(`/ledger/ledgerOrder?channelCode=${split}`)
    const order = reviewer.person.row(`Rule ${shopCode}`)
    await expect(order).toContainText(reviewer.person.part('Failed'), PATIENCE)
    await page.goto('/channel/payChannel')
    await editChannel(person, { code: split, label: 'Failures', value: '0' })
    await order.getByRole('link').first().click()
    const receivers = reviewer.page.getByRole('dialog', { name: reviewer.person.part('Ledger order') })
    for (const name of [office, landlord]) {
      await reviewer.person.act(name, 'Retry', receivers)
      await reviewer.person.confirm('Retry')
    }
    for (const name of [office, landlord])
      await expect(reviewer.person.row(name, receivers)).toContainText(reviewer.person.part('Paid'), PATIENCE)
    await reviewer.person.fits()
  })

  await test.step('the clerk returns a part, and sees in the open order when the channel has taken it back', async () => {
    await clerk.page.goto(`/ledger/ledgerOrder?channelCode=${split}`)
    await clerk.person.row(`Rule ${shopCode}`).getByRole('link').first().click()
    const receivers = clerk.page.getByRole('dialog', { name: clerk.person.part('Ledger order') })
    await clerk.person.act(landlord, 'Return', receivers)
    await clerk.person.fill('Reason', 'Paid by bank transfer', clerk.person.top())
    await clerk.person.press('Return', clerk.person.top())
    await expect(clerk.person.row(landlord, receivers)).toContainText(clerk.person.part('Returned'), PATIENCE)
    await expect(receivers.getByText('Paid by bank transfer')).toBeVisible()
  })

  await test.step('the returned part is in one later bill and in the statement', async () => {
    // With this settlement cycle, the bills of today's settlement date can be generated today.
    await page.goto('/channel/payChannel')
    await editChannel(person, { code: split, label: 'Settlement cycle', value: 'D+1' })
    await clerk.page.goto(`/bill/settleBill?channelCode=${split}`)
    await generate(clerk.page, clerk.person, { channel: split })
    await expect(clerk.person.row(split)).toContainText('20.00')
    await generate(clerk.page, clerk.person, { channel: split, bills: 0 })

    await openStatement(clerk, shopCode)
    await expect(clerk.page.getByText('32.92').filter({ visible: true }).first()).toBeVisible()
    await expect(clerk.page.getByText('20.00').filter({ visible: true }).first()).toBeVisible()
    await clerk.person.fits()
  })
})
