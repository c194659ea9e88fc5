import type { APIRequestContext, Page } from '@playwright/test'
import { signRequest } from '../../server/platform/request-signature/signature.ts'
import { expect, signInWithoutForm } from './journey.ts'
import { type Person, test } from './person.ts'

/** From an empty shop to money: each role does its part, and machines report the trades. */

/** Payments wait for the simulated channel, which answers some requests later. */
const PATIENCE = { timeout: 60_000 }
test.describe.configure({ timeout: 240_000 })

const shortly = String(Date.now()).slice(-6)
/** Business day, some days ago. */
const dayBefore = (days: number) =>
  new Date(Date.now() + 8 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10)
const today = () => dayBefore(0)

/** Adds a simulated channel that settles each day on the same day. */
async function addChannel(person: Person, code: string) {
  await person.press('New channel')
  const form = person.top()
  await person.fill('Code', code, form)
  await person.fill('Channel name', code, form)
  await person.fill('Default rate', '0.6', form)
  await person.fill('Settlement cycle', 'D+0', form)
  await person.press('Save', form)
  await expect(person.row(code)).toBeVisible()
}

async function setFailures(person: Person, { code, percent }: { code: string; percent: string }) {
  await person.act(code, 'Edit')
  await person.fill('Failures', percent, person.top())
  await person.press('Save', person.top())
  await expect(person.dialog('Edit payment channel')).toHaveCount(0)
}

/** Continues the wizard at a step. */
async function goOn(page: Page, person: Person, heading: string) {
  await person.press('Next step')
  await expect(page.getByRole('heading', { level: 2, name: person.named(heading) }).first()).toBeFocused()
}

async function chooseRegion(page: Page, person: Person) {
  await page.getByRole('combobox', { name: person.named('Region') }).click()
  for (const name of ['上海市', '市辖区', '黄浦区'])
    await page.locator('.ant-cascader-menu-item').filter({ hasText: name, visible: true }).first().click()
}

/** Adds the row of a channel. Rows are regions on a phone, else the labels of their inputs end in the number. */
async function addChannelRow(page: Page, person: Person, { number, name }: { number: number; name: string }) {
  await person.press('Add a row')
  const row = page.getByRole('region', { name: person.named(`Row ${number}`) })
  const label = (text: string) => (person.onPhone ? text : `${text}, row ${number}`)
  const within = person.onPhone ? row : page
  await person.choose(label('Channel'), name, { within, typed: name })
  await person.fill(label('Rate'), '0.6', within)
  await person.fill(label('Effective from'), today(), within)
  await page.keyboard.press('Tab')
}

/** Fills in the six steps of a shop. */
async function submitShop(
  page: Page,
  person: Person,
  { code, channels }: { code: string; channels: string[] },
) {
  await person.fill('Shop code', code)
  await person.fill('Shop name', `Shop ${code}`)
  await person.choose('Brand', /./)
  await page.getByRole('radio', { name: person.named('Franchise') }).check()
  await person.fill('Contact', 'Wang')
  await person.fill('Mobile', '13900000002')
  await person.choose('Existing owner', /./)
  await goOn(page, person, 'Location')
  await chooseRegion(page, person)
  await person.fill('Address', 'Nanjing Road 1')
  await goOn(page, person, 'Licence')
  await person.fill('Licence number', `91310101MA${code.slice(-6)}00`)
  await person.fill('Legal representative', 'Chen')
  await person.fill("Legal representative's ID number", '990000198506142029')
  await person.fill('Valid from', '2020-01-01')
  await page.keyboard.press('Enter')
  await page.getByRole('switch', { name: person.named('Long-term') }).click()
  await goOn(page, person, 'Settlement account')
  await person.fill('Account holder', 'Chen')
  await person.fill('Account number', '31001234567890123')
  await person.fill('Bank', '建设银行')
  await goOn(page, person, 'Channels')
  for (const [index, name] of channels.entries())
    await addChannelRow(page, person, { number: index + 1, name })
  await goOn(page, person, 'Review and submit')
  await person.press('Submit for review')
  await person.confirm('OK')
  await expect(person.row(code)).toContainText(person.part('In review'))
}

async function approve(page: Page, person: Person, code: string) {
  await person.act(code, 'Review')
  await expect(person.button('Approve')).toBeVisible()
  for (const section of await page.getByRole('checkbox').all()) await section.check()
  await person.press('Approve')
  await person.confirm('OK')
  await expect(page).toHaveURL(/shopinfo\/shopInfo/)
}

/** Adds a key and returns it with its secret, as the dialog shows them once. */
async function addKey(person: Person, name: string) {
  await person.press('Add key')
  await person.fill('Name', name, person.top())
  await person.press('Add', person.top())
  await expect(person.top()).toContainText(/(Secret: |密钥：)[\w-]{20}/)
  const [, keyId = '', secret = ''] =
    (await person.top().innerText()).match(
      /(?:Key ID: |密钥编号：)(\w+)[.。]\s*(?:Secret: |密钥：)([\w-]+)/,
    ) ?? []
  await person.press('Cancel', person.top())
  return { keyId, secret }
}

/** Reports two payments of yesterday and a refund of one of them, as a till does. */
async function reportTrades(
  request: APIRequestContext,
  { keyId, secret, shopCode, channelCode }: Record<'keyId' | 'secret' | 'shopCode' | 'channelCode', string>,
) {
  const url = `${process.env.PRODUCT_URL}/jeecg-boot/trade/intake/batch`
  const shared = { channelCode, shopCode, payMethod: 'QR', paidTime: `${dayBefore(1)} 12:00:00` }
  const [first, second] = [`${channelCode}-1`, `${channelCode}-2`]
  const body = JSON.stringify({
    trades: [
      { ...shared, channelTradeNo: first, kind: 'PAY', amountFen: 10_000 },
      { ...shared, channelTradeNo: second, kind: 'PAY', amountFen: 5_000 },
      {
        ...shared,
        channelTradeNo: `${channelCode}-3`,
        kind: 'REFUND',
        amountFen: 2_000,
        originChannelTradeNo: first,
      },
    ],
  })
  const headers = signRequest({ method: 'POST', url, body, keyId, secret, now: new Date() })
  const answer = await request.post(url, {
    data: body,
    headers: { 'content-type': 'application/json', ...headers },
  })
  expect((await answer.json()).result).toMatchObject({ created: 3, rejected: 0 })
}

async function generate(page: Page, person: Person, channel: string) {
  await person.tool('Generate bills')
  await person.fill('Settlement date', today(), person.top())
  await page.keyboard.press('Enter')
  await person.choose('Channel', channel, { within: person.top(), typed: channel })
  await person.press('Generate', person.top())
  await person.sees('Bills generated: 1')
}

test('a new shop is reviewed, takes payments, and is paid by a working and by a failing channel', async ({
  page,
  person,
  another,
  request,
}) => {
  const [good, bad] = [person.own(`good${shortly}`), person.own(`bad${shortly}`)]
  const shopCode = `M${person.onPhone ? 1 : 2}${shortly}`
  await signInWithoutForm(page, 'admin', '/channel/payChannel')
  await addChannel(person, good)
  await addChannel(person, bad)

  const clerk = await another()
  await test.step('the clerk submits a shop, and the reviewer approves it', async () => {
    await signInWithoutForm(clerk.page, 'clerk', '/shopinfo/shopForm')
    const anew = clerk.person.button('Start over')
    await expect(anew.or(clerk.person.button('Next step'))).toBeVisible()
    if (await anew.isVisible()) await anew.click()
    await submitShop(clerk.page, clerk.person, { code: shopCode, channels: [good, bad] })
  })
  const reviewer = await another()
  await signInWithoutForm(reviewer.page, 'reviewer', '/shopinfo/shopInfo?status=PENDING_REVIEW')
  await approve(reviewer.page, reviewer.person, shopCode)

  await test.step('the channels onboard the shop', async () => {
    for (const channel of [good, bad]) {
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
    for (const channelCode of [good, bad]) await reportTrades(request, { ...key, shopCode, channelCode })
  })

  await test.step('the bill is generated, confirmed, released and settled', async () => {
    await clerk.page.goto(`/bill/settleBill?channelCode=${good}`)
    await generate(clerk.page, clerk.person, good)
    await expect(clerk.person.row(good)).toContainText('129.22')
    await clerk.person.act(good, 'Confirm')
    await clerk.person.confirm()
    await expect(clerk.person.row(good)).toContainText(clerk.person.part('Confirmed'))

    await reviewer.page.goto(`/bill/settleBill?channelCode=${good}`)
    await reviewer.person.act(good, 'Release')
    await reviewer.person.confirm('Release')
    // The list shows the changes of others by itself.
    await expect(reviewer.person.row(good)).toContainText(reviewer.person.part('Settled'), PATIENCE)
  })

  await test.step('a payment that failed is sent again after the channel works', async () => {
    await page.goto('/channel/payChannel')
    await setFailures(person, { code: bad, percent: '100' })
    await clerk.page.goto(`/bill/settleBill?channelCode=${bad}`)
    await generate(clerk.page, clerk.person, bad)
    await clerk.person.act(bad, 'Confirm')
    await clerk.person.confirm()
    await expect(clerk.person.row(bad)).toContainText(clerk.person.part('Confirmed'))

    await reviewer.page.goto(`/bill/settleBill?channelCode=${bad}`)
    await reviewer.person.act(bad, 'Release')
    await reviewer.person.confirm('Release')
    await expect(reviewer.person.row(bad)).toContainText(reviewer.person.part('Failed'), PATIENCE)
    await setFailures(person, { code: bad, percent: '0' })
    await reviewer.person.act(bad, 'Retry')
    await reviewer.person.confirm('Retry')
    await expect(reviewer.person.row(bad)).toContainText(reviewer.person.part('Settled'), PATIENCE)
  })

  await test.step('the statement of the shop has both bills', async () => {
    await clerk.page.goto(`/shopinfo/shopInfo?shopCode=${shopCode}`)
    await clerk.person.row(shopCode).getByRole('link', { name: shopCode }).click()
    await clerk.person.tool('Statement')
    await clerk.person.fill('From', dayBefore(3))
    await clerk.page.keyboard.press('Enter')
    await clerk.person.press('Show statement')
    await expect(clerk.page.getByText('258.44').first()).toBeVisible()
    await clerk.person.fits()
  })
})
