import type { Page } from '@playwright/test'
import { shopApplication } from '../support/shop-application.ts'
import { callsOf, expect, rowWith, signInWithoutForm, test } from './journey.ts'

const number = (digits: number) => String(Date.now() % 10 ** digits).padStart(digits, '0')

/** Locates an input by its label. The label may begin with the star of a required field. */
const box = (page: Page, label: string) =>
  page.getByRole('textbox', { name: new RegExp(`^\\*?\\s*${label}$`) })
const fill = async (page: Page, texts: Record<string, string>) => {
  for (const [label, text] of Object.entries(texts)) await box(page, label).fill(text)
}
const next = async (page: Page, heading: string) => {
  await page.getByRole('button', { name: 'Next step' }).click()
  await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible()
}
/** Opens the wizard. If the wizard offers a draft of another journey, starts over without the draft. */
async function begin(page: Page) {
  await page.goto('/shopinfo/shopForm')
  const anew = page.getByRole('button', { name: 'Start over' })
  await expect(anew.or(box(page, 'Shop code'))).toBeVisible()
  if (await anew.isVisible()) await anew.click()
}

async function fillBasics(page: Page, shopCode: string, shopName: string) {
  await fill(page, { 'Shop code': shopCode, 'Shop name': shopName, Contact: 'Chen', Mobile: '13900000002' })
  await page.getByRole('combobox', { name: /Brand/ }).click()
  await page.getByTitle('Leaf & Lid').click()
  await page.getByRole('radio', { name: 'Franchise' }).check()
  await page.getByRole('switch', { name: 'New owner' }).click()
  await fill(page, {
    "Owner's name": 'Chen',
    "Owner's mobile": '13900000001',
    "Owner's ID number": '990000199003071235',
  })
}

async function fillLocation(page: Page) {
  await page.getByRole('combobox', { name: /Region/ }).click()
  for (const part of ['上海市', '市辖区', '黄浦区'])
    await page.locator('.ant-cascader-menu-item', { hasText: part }).first().click()
  await fill(page, { Address: '南京西路 1 号', Longitude: '121.47', Latitude: '31.23' })
}

async function fillPapers(page: Page) {
  await fill(page, {
    'Licence number': `91310101MA${number(8)}`,
    'Legal representative': 'Chen',
    "Legal representative's ID number": '990000199003071235',
    'Valid from': '2020-01-01',
  })
  await page.keyboard.press('Enter')
  await page.getByRole('switch', { name: 'Long-term' }).click()
}

async function fillChannel(page: Page) {
  await page.getByRole('button', { name: 'Add a row' }).click()
  const row = page.getByRole('row').nth(1)
  await row.getByRole('combobox').click()
  await page.getByTitle('WeChat Pay').click()
  const [rate, day] = [row.getByRole('textbox').nth(0), row.getByRole('textbox').nth(1)]
  await rate.fill('0.38')
  await day.fill('2099-01-01')
  await day.press('Tab')
}

// `wizard.spec.ts` also creates a shop in two sessions.
test('a clerk adds a shop, continues on another machine, and finds it waiting for review', {
  tag: '@slow',
}, async ({ page, browser }) => {
  const shopCode = `E${number(7)}`
  const shopName = `Tried ${shopCode}`
  await signInWithoutForm(page, 'clerk')
  await begin(page)
  await fillBasics(page, shopCode, shopName)
  await next(page, 'Location')
  await fillLocation(page)
  const saved = page.waitForResponse(
    (response) => response.url().includes('/app/drafts') && response.request().method() === 'PUT',
  )
  await next(page, 'Licence')
  await saved
  await page.close()

  const other = await browser.newPage({ baseURL: process.env.PRODUCT_URL })
  await signInWithoutForm(other, 'clerk', '/shopinfo/shopForm')
  await other
    .getByRole('listitem')
    .filter({ hasText: shopName })
    .getByRole('button', { name: 'Continue' })
    .click()
  await fillPapers(other)
  await next(other, 'Settlement account')
  await fill(other, { 'Account holder': 'Chen', 'Account number': '31001234567890123', Bank: '建设银行' })
  await next(other, 'Channels and split')
  await fillChannel(other)
  await next(other, 'Review and submit')
  await expect(other.getByText('南京西路 1 号')).toBeVisible()
  await other.getByRole('button', { name: 'Submit for review' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'OK' }).click()

  await expect(rowWith(other, shopCode)).toContainText('In review')
  await other.getByRole('link', { name: shopCode }).click()
  await expect(other.getByRole('heading', { name: shopName }).first()).toBeVisible()
  await expect(other).toHaveTitle(new RegExp(shopName))
  await other.reload()
  const detail = other.getByRole('main')
  await expect(detail).toContainText(shopName)
  await other.goBack()
  await expect(rowWith(other, shopCode)).toContainText('In review')
  await other.goForward()
  await detail.getByRole('tab', { name: 'Account' }).click()
  await expect(detail).toContainText('3100 **** **** 0123')
  await detail.getByRole('tab', { name: 'People' }).click()
  await expect(detail).toContainText('9900 **** **** 1235')
  await detail.getByRole('tab', { name: 'Channels' }).click()
  await expect(detail.getByRole('row').filter({ hasText: 'WeChat Pay' }).first()).toContainText('Created')
  await other.close()
})

async function reject(page: Page, shopCode: string) {
  await rowWith(page, shopCode).getByRole('button', { name: 'Review' }).click()
  await expect(page.getByText('6217 **** **** 4560')).toBeVisible()
  await page.getByRole('button', { name: 'Reject' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Basics' }).check()
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('The name is not that of the licence')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(page).toHaveURL(/shopinfo\/shopInfo/)
}

/** Corrects the name of a rejected shop in the wizard and submits the shop again. */
async function correct(page: Page, { shopCode, shopName }: { shopCode: string; shopName: string }) {
  await page.goto('/shopinfo/shopInfo?status=REJECTED')
  await rowWith(page, shopCode).getByRole('button', { name: 'Revise' }).click()
  await expect(page.getByText('To correct: Basics. The name is not that of the licence')).toBeVisible()
  await expect(box(page, 'Shop code')).toHaveValue(shopCode)
  await box(page, 'Shop name').fill(shopName)
  for (const step of ['Location', 'Licence', 'Settlement account', 'Channels and split', 'Review and submit'])
    await next(page, step)
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect(rowWith(page, shopCode)).toContainText(shopName)
}

/** Approves a shop. To approve, the user must tick the checkbox of each section. */
async function approve(page: Page, shopCode: string) {
  await page.goto('/shopinfo/shopInfo?status=PENDING_REVIEW')
  await rowWith(page, shopCode).getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Required', { exact: true })).toBeVisible()
  for (const section of await page.getByRole('checkbox').all()) await section.check()
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await page.goto(`/shopinfo/shopInfo?shopCode=${shopCode}`)
  await expect(rowWith(page, shopCode)).toContainText('Active')
}

test('a rejected shop is corrected, submitted again and approved', { tag: '@slow' }, async ({
  page,
  browser,
  request,
}) => {
  const calls = await callsOf(request, 'clerk')
  const [brand] = await calls.get('/shopinfo/shopBasicInfo/brandOptions')
  const typed = shopApplication(brand.id, {
    shopCode: `R${number(7)}`,
    licenceNo: `91310101MB${number(8)}`,
    // The owner's name must be the same as in the other journeys, which use the same number.
    bossName: 'Chen',
  })
  const { shopCode } = await calls.post('/shopinfo/shopBasicInfo/submit', typed)
  expect(shopCode).toBe(typed.shopCode)
  const clerk = await browser.newPage({ baseURL: process.env.PRODUCT_URL })
  await signInWithoutForm(clerk, 'clerk', '/shopinfo/shopInfo')
  await signInWithoutForm(page, 'reviewer', '/shopinfo/shopInfo?status=PENDING_REVIEW')

  await reject(page, shopCode)
  await correct(clerk, { shopCode, shopName: 'Corrected shop' })
  await approve(page, shopCode)

  await clerk.close()
})

test('a code in use is reported at its field', { tag: '@slow' }, async ({ page }) => {
  await signInWithoutForm(page, 'clerk')
  await begin(page)
  await box(page, 'Shop code').fill('S0001')
  await box(page, 'Shop name').focus()

  await expect(page.getByText('Already in use')).toBeVisible()
})

test('shops are found by brand, owner and status, and an adjustment opens its bill', {
  tag: '@slow',
}, async ({ page }) => {
  await signInWithoutForm(page, 'clerk', '/shopinfo/shopInfo?status=SUSPENDED')
  await expect(rowWith(page, 'Suspended')).toBeVisible()
  await expect(rowWith(page, 'Active')).toHaveCount(0)
  await page.getByRole('button', { name: 'New shop' }).click()
  await expect(page).toHaveURL(/shopinfo\/shopForm/)

  await page.goto('/bill/billAdjustment')
  const billNo = (await rowWith(page, /B\d{14}/).innerText()).match(/B\d{14}/)?.[0] ?? ''
  await page.getByRole('link', { name: billNo }).first().click()
  const adjustment = page.getByRole('dialog', { name: `Adjustment of bill ${billNo}` })
  await adjustment.getByRole('link', { name: billNo }).click()
  await expect(page).toHaveURL(/\/bill\/settleBill\?.*open=/)
  await expect(page.getByRole('dialog', { name: `Bill ${billNo}` })).toContainText('Adjusted')
})

test('a keeper sees their shop and cannot add one', { tag: '@slow' }, async ({ page }) => {
  await signInWithoutForm(page, 'keeper', '/shopinfo/shopInfo')

  await expect(page.getByText('Total 1')).toBeVisible()
  await expect(page.getByRole('button', { name: 'New shop' })).toHaveCount(0)
})
