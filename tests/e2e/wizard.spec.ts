import type { Locator, Page } from '@playwright/test'
import { today } from './business-days.ts'
import { expect, rowWith, signInWithoutForm, test } from './journey.ts'

const FORM = '/shopinfo/shopForm'
/** A picture of one pixel. */
const picture = {
  name: 'licence.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}
const ID_CARD = '990000198506142029'
// Two sessions of six steps are slow on a busy machine.
test.describe.configure({ timeout: 120_000 })

const stamp = String(Date.now()).slice(-8)

const next = (page: Page) => page.getByRole('button', { name: /Next step|下一步/ })
/** Locates an input by its label. The label may begin with the star of a required field. */
const box = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^[*]? ?${name}$`) }).first()

async function choose(page: Page, list: Locator, option: string | RegExp): Promise<void> {
  await list.click()
  await page.locator('.ant-select-item-option').filter({ hasText: option, visible: true }).first().click()
}

/** Returns the longitude and latitude of the point on the map. */
const pointOf = async (page: Page) =>
  `${await box(page, 'Longitude').inputValue()},${await box(page, 'Latitude').inputValue()}`

async function chooseRegion(page: Page, list: Locator): Promise<void> {
  await list.click()
  for (const name of ['上海市', '市辖区', '黄浦区'])
    await page.locator('.ant-cascader-menu-item').filter({ hasText: name, visible: true }).first().click()
}

/** Opens the wizard for a new shop. If the wizard offers a draft, starts over without the draft. */
async function begin(page: Page): Promise<void> {
  await page.goto(FORM)
  const anew = page.getByRole('button', { name: /Start over|重新开始/ })
  await expect(next(page).or(anew)).toBeVisible()
  if (await anew.isVisible()) await anew.click()
  await expect(next(page)).toBeVisible()
}

async function goOn(page: Page, heading: string): Promise<void> {
  await next(page).click()
  await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeFocused()
}

test('a shop is created in six steps, in two sessions, and waits for review', async ({ page, browser }) => {
  test.slow()
  const code = `J${stamp}`
  const name = `Lake shop ${stamp}`
  await signInWithoutForm(page, 'clerk')
  await begin(page)

  await test.step('invalid values are reported at their fields', async () => {
    await next(page).click()
    await expect(box(page, 'Shop code')).toBeFocused()
    await box(page, 'Shop code').fill('no')
    await box(page, 'Mobile').fill('123')
    await next(page).click()
    await expect(page.getByText('Not in the expected format')).toBeVisible()
    await expect(page).toHaveURL(/step=basics/)
  })

  await test.step('basics and location', async () => {
    await box(page, 'Shop code').fill(code)
    await box(page, 'Shop name').fill(name)
    await choose(page, page.getByRole('combobox', { name: 'Brand' }), /./)
    await page.getByRole('radio', { name: 'Franchise' }).check()
    await box(page, 'Contact').fill('Wang')
    await box(page, 'Mobile').fill('13900000002')
    await page.getByRole('switch', { name: 'New owner' }).click()
    await box(page, "Owner's name").fill('Chen')
    await box(page, "Owner's mobile").fill('13900000001')
    await box(page, "Owner's ID number").fill(ID_CARD)
    await goOn(page, 'Location')
    await chooseRegion(page, page.getByRole('combobox', { name: 'Region' }))
    await box(page, 'Address').fill('Nanjing Road 1')
    const region = /^121[.]4[6-9].*,31[.]2/
    // The map shows Huangpu, so its center lies there.
    await expect(async () => {
      await page.getByRole('region', { name: 'Map' }).click()
      expect(await pointOf(page)).toMatch(region)
    }).toPass()
    const center = await pointOf(page)
    await page.getByRole('button', { name: /^Marker/ }).press('ArrowRight')
    await expect.poll(() => pointOf(page)).not.toBe(center)
    await expect(page.getByText('The point lies outside')).toHaveCount(0)
    await expect(page.getByText('Outlines: Apache ECharts')).toBeVisible()
  })

  await test.step('a point outside the region is questioned, and may be kept', async () => {
    await box(page, 'Longitude').fill('120.15')
    await expect(page.getByText('The point lies outside 黄浦区.')).toBeVisible()
    await page.getByRole('button', { name: 'Keep the point' }).click()
    await expect(page.getByText('The point outside 黄浦区 is kept.')).toBeVisible()
    await expect(box(page, 'Longitude')).toHaveValue('120.15')
    await goOn(page, 'Licence')
  })

  await test.step('a picture is uploaded, and the draft is left for another day', async () => {
    await page.locator('input[type="file"]').first().setInputFiles(picture)
    await expect(page.getByText('changed since')).toBeVisible()
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Draft saved at' })).toBeVisible()
    await expect(page.getByText('changed since')).toHaveCount(0)
  })

  const context = await browser.newContext({ baseURL: process.env.PRODUCT_URL })
  const other = await context.newPage()
  await test.step('another browser continues at the same step', async () => {
    await signInWithoutForm(other, 'clerk', FORM)
    await other.getByRole('button', { name: `Continue with ${name}` }).click()
    await expect(other.getByRole('heading', { level: 2, name: 'Licence' })).toBeFocused()
    await expect(other).toHaveURL(/step=licence/)
  })

  await test.step('licence, account and channels', async () => {
    await box(other, 'Licence number').fill(`91310101MA${stamp}`)
    await box(other, 'Legal representative').fill('Chen')
    await box(other, "Legal representative's ID number").fill('990000198506142021')
    await box(other, 'Valid from').fill('2020-01-01')
    await other.keyboard.press('Enter')
    await other.getByRole('switch', { name: 'Long-term' }).click()
    await next(other).click()
    await expect(box(other, "Legal representative's ID number")).toBeFocused()
    await box(other, "Legal representative's ID number").fill(ID_CARD)
    await goOn(other, 'Settlement account')
    await box(other, 'Account holder').fill('Chen')
    await box(other, 'Account number').fill('31001234567890123')
    await box(other, 'Bank').fill('Bank of the West')
    await goOn(other, 'Channels and split')
    await other.getByRole('button', { name: /Add/ }).first().click()
    await choose(other, other.getByRole('combobox', { name: 'Channel, row 1' }), 'WeChat')
    await box(other, 'Rate, row 1').fill('0.38')
    await box(other, 'Effective from, row 1').fill(today())
    await other.keyboard.press('Tab')
    await goOn(other, 'Review and submit')
  })

  await test.step('the review leads back to a step, and forward again', async () => {
    const account = other.getByRole('region', { name: 'Settlement account' })
    await expect(account.getByText('Bank of the West')).toBeVisible()
    await expect(
      other.getByRole('region', { name: 'Licence' }).getByRole('button', { name: /^Show/ }),
    ).toBeVisible()
    await other.getByRole('button', { name: 'Edit Settlement account' }).click()
    await box(other, 'Bank').fill('Bank of the East')
    await other
      .getByRole('navigation', { name: 'Steps' })
      .getByRole('button', { name: /^Review/ })
      .click()
    await expect(account.getByText('Bank of the East')).toBeVisible()
  })

  await test.step('after submitting, the list has the shop, and the draft is deleted', async () => {
    await other.getByRole('button', { name: 'Submit for review' }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
    await expect(other.getByText(`Shop ${name} is submitted for review.`)).toBeVisible()
    await expect(other).toHaveURL(/\/shopinfo\/shopInfo/)
    await expect(rowWith(other, code)).toContainText('In review')
    await other.goto(FORM)
    await expect(next(other).or(other.getByRole('button', { name: 'Start over' }))).toBeVisible()
    await expect(other.getByText(name)).toHaveCount(0)
  })
  await context.close()
})

test.describe('on a phone, in Chinese', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' })

  test('the steps lead to the review, and the draft can be deleted', { tag: '@slow' }, async ({ page }) => {
    const name = `盖碗茶铺·西湖${stamp}店`
    await signInWithoutForm(page, 'clerk')
    await begin(page)

    await box(page, '门店编码').fill(`K${stamp}`)
    await box(page, '门店名称').fill(name)
    await choose(page, page.getByRole('combobox', { name: '品牌' }), /./)
    await page.getByRole('radio', { name: '加盟' }).check()
    await box(page, '联系人').fill('王试')
    await box(page, '手机号').fill('13900000002')
    await choose(page, page.getByRole('combobox', { name: '已有店主' }), /./)
    await goOn(page, '位置')
    await chooseRegion(page, page.getByRole('combobox', { name: '所在地区' }))
    await box(page, '详细地址').fill('南京西路 1 号')
    await box(page, '经度').fill('120.15')
    await box(page, '纬度').fill('30.28')
    await expect(page.getByText('该点不在黄浦区范围内。')).toBeVisible()
    await page.getByRole('button', { name: '保留此点' }).click()
    await goOn(page, '证照')
    await box(page, '证照号码').fill(`91310102MA${stamp}`)
    await box(page, '法定代表人').fill('陈试')
    await box(page, '法定代表人身份证号码').fill(ID_CARD)
    await box(page, '有效期起').fill('2020-01-01')
    await page.keyboard.press('Enter')
    await page.getByRole('switch', { name: '长期有效' }).click()
    await goOn(page, '结算账户')
    await box(page, '账户名称').fill('陈试')
    await box(page, '账号').fill('31001234567890123')
    await box(page, '开户银行').fill('建设银行')
    await goOn(page, '渠道与分账')
    await page.getByRole('button', { name: /添加/ }).first().click()
    const row = page.getByRole('region', { name: '第 1 行' })
    await choose(page, row.getByRole('combobox', { name: '渠道' }), '微信')
    await row.getByRole('textbox', { name: '费率' }).fill('0.38')
    await row.getByRole('textbox', { name: '生效日期' }).fill(today())
    await page.keyboard.press('Tab')
    await goOn(page, '核对并提交')

    await expect(page.getByText(name)).toBeVisible()
    await expect(page.getByText('建设银行')).toBeVisible()
    await page.getByRole('button', { name: /第 6 步，共 6 步/ }).click()
    await expect(page.getByRole('navigation', { name: '步骤' }).getByRole('listitem')).toHaveCount(6)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

    await expect(page.getByRole('status').filter({ hasText: '草稿已于' })).toBeVisible()
    await page.goto(FORM)
    await page.getByRole('button', { name: `删除草稿“${name}”` }).click()
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
    await expect(page.getByText(name)).toHaveCount(0)
  })
})
