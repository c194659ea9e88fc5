import type { APIRequestContext, Page } from '@playwright/test'
import { signRequest } from '../../server/platform/request-signature/signature.ts'
import { dayBefore, today } from './business-days.ts'
import { expect } from './journey.ts'
import type { Person, Place } from './person.ts'

/** Steps that several journeys about payments and settlement share. */

/** A user and their browser page. */
export interface Visit {
  page: Page
  person: Person
}

/** Adds a simulated channel that settles the trades of each day on the same day. */
export async function addChannel(person: Person, code: string) {
  await person.press('New channel')
  const form = person.top()
  await person.fill('Code', code, form)
  await person.fill('Channel name', code, form)
  await person.fill('Default rate', '0.6', form)
  await person.fill('Settlement cycle', 'D+0', form)
  await person.press('Save', form)
  await expect(person.row(code)).toBeVisible()
}

/** Changes a setting of a channel in the list of channels. */
export async function editChannel(
  person: Person,
  { code, label, value }: Record<'code' | 'label' | 'value', string>,
) {
  await person.act(code, 'Edit')
  await person.fill(label, value, person.top())
  await person.press('Save', person.top())
  await expect(person.dialog('Edit payment channel')).toHaveCount(0)
}

/** Goes to the next step of the wizard, and waits for its heading. */
async function goOn(page: Page, person: Person, heading: string) {
  await person.press('Next step')
  await expect(page.getByRole('heading', { level: 2, name: person.named(heading) }).first()).toBeFocused()
}

async function chooseRegion(page: Page, person: Person) {
  await page.getByRole('combobox', { name: person.named('Region') }).click()
  for (const name of ['上海市', '市辖区', '黄浦区'])
    await page.locator('.ant-cascader-menu-item').filter({ hasText: name, visible: true }).first().click()
}

/**
 * Adds the row with this number to a sub-table. Returns `label`, a function that names the inputs of the row,
 * and `within`, the element that contains these inputs.
 */
export async function addRow(page: Page, person: Person, number: number, form: Place = page) {
  await person.press('Add a row', form)
  // On a phone, each row is a region. In a table, the labels of a row's inputs end with the number of the
  // row.
  const within = person.onPhone ? form.getByRole('region', { name: person.named(`Row ${number}`) }) : form
  return { label: (text: string) => (person.onPhone ? text : `${text}, row ${number}`), within }
}

async function addChannelRow(page: Page, person: Person, { number, name }: { number: number; name: string }) {
  const { label, within } = await addRow(page, person, number)
  await person.choose(label('Channel'), name, { within, typed: name })
  await person.fill(label('Rate'), '0.6', within)
  await person.fill(label('Effective from'), today(), within)
  await page.keyboard.press('Tab')
}

/** Fills in the six steps of a shop application, and submits it. */
export async function submitShop(
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
  await goOn(page, person, 'Channels and split')
  for (const [index, name] of channels.entries())
    await addChannelRow(page, person, { number: index + 1, name })
  await goOn(page, person, 'Review and submit')
  await person.press('Submit for review')
  await person.confirm('OK')
  await expect(person.row(code)).toContainText(person.part('In review'))
}

export async function approve(page: Page, person: Person, code: string) {
  await person.act(code, 'Review')
  await expect(person.button('Approve')).toBeVisible()
  for (const section of await page.getByRole('checkbox').all()) await section.check()
  await person.press('Approve')
  await person.confirm('OK')
  await expect(page).toHaveURL(/shopinfo\/shopInfo/)
}

/** Enters the reviewer's approval in a form on the screen of another user. */
export async function sign(person: Person, form: Place) {
  await form.getByRole('button', { name: person.part('Request approval') }).click()
  const dialog = person.dialog('Second approval')
  await person.fill("Approver's user name", 'reviewer', dialog)
  await person.fill("Approver's password", '123456', dialog)
  await person.press('Approve', dialog)
  await expect(dialog).toHaveCount(0)
}

/**
 * Adds a key with which a cash register signs its requests. Returns the key's id and secret from the dialog,
 * which shows the secret only once.
 */
export async function addKey(person: Person, name: string) {
  await person.press('Add key')
  await person.fill('Name', name, person.top())
  await person.press('Add', person.top())
  const values = person.top().getByRole('code')
  await expect(values).toHaveText([/^\w+$/, /^[\w-]{20,}$/])
  const [keyId = '', secret = ''] = await values.allInnerTexts()
  await values.last().click({ clickCount: 3 })
  await values.page().keyboard.press('ControlOrMeta+C')
  await person.press('Done', person.top())
  return { keyId, secret }
}

/** Reports two payments of yesterday, and a refund of one of the two payments, as a cash register does. */
export async function reportTrades(
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

/** Generates the bills of a channel for all settlement dates up to today. */
export async function generate(
  page: Page,
  person: Person,
  { channel, bills = 1 }: { channel: string; bills?: number },
) {
  await person.tool('Generate bills')
  await person.fill('Settlement date', today(), person.top())
  await page.keyboard.press('Enter')
  await person.choose('Channel', channel, { within: person.top(), typed: channel })
  await person.press('Generate', person.top())
  await person.sees(`Bills generated: ${bills}`)
}

/** Confirms the bill of a channel as the clerk, and releases it as the reviewer. */
export async function pay(clerk: Visit, reviewer: Visit, channel: string) {
  await clerk.person.act(channel, 'Confirm')
  await clerk.person.confirm()
  await expect(clerk.person.row(channel)).toContainText(clerk.person.part('Confirmed'))
  await reviewer.page.goto(`/bill/settleBill?channelCode=${channel}`)
  await reviewer.person.act(channel, 'Release')
  await reviewer.person.confirm('Release')
}

/** Opens the statement of a shop, from three days ago until today. */
export async function openStatement({ page, person }: Visit, shopCode: string) {
  await page.goto(`/shopinfo/shopInfo?shopCode=${shopCode}`)
  await person.row(shopCode).getByRole('link', { name: shopCode }).click()
  await person.tool('Statement')
  await person.fill('From', dayBefore(3))
  await page.keyboard.press('Enter')
  await person.press('Show statement')
}
