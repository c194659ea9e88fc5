import { expect, type Locator } from '@playwright/test'
import { signInWithoutForm } from './journey.ts'
import { type Person, test } from './person.ts'

/**
 * The day of the payments team: a clerk confirms bills, holds and adjusts one, and looks at a failed one; a
 * reviewer releases twenty at once. On a desktop the actions are done by keyboard, on a phone by touch.
 */

test.describe.configure({ timeout: 120_000 })

const AMOUNT = /¥[\d,]+\.\d\d/
const BILLS = '/bill/settleBill'

/** Presses a button by keyboard on a desktop, and with a click on a phone. */
async function use(person: Person, button: Locator): Promise<void> {
  await expect(button).toBeVisible()
  if (person.onPhone) return button.click()
  await button.focus()
  await button.press('Enter')
}

/** Selects all rows of the page. */
async function selectPage(person: Person, list: Locator): Promise<void> {
  const all = list.getByRole('checkbox').first()
  await expect(all).toBeVisible()
  if (person.onPhone) return all.check()
  await all.focus()
  await all.press('Space')
}

/** Runs a bulk action whose question names an amount, and waits until it is done for all bills. */
async function runForAll(person: Person, action: string): Promise<void> {
  await use(person, person.button(action))
  const question = person.top()
  await expect(question).toContainText(AMOUNT)
  await use(person, person.button(action, question).last())
  const done = person.button('Close', person.top()).last()
  await expect(done).toBeEnabled({ timeout: 60_000 })
  await use(person, done)
  await expect(person.top()).toHaveCount(0)
}

test("a clerk works through the day's bills", { tag: '@slow' }, async ({ page, person }) => {
  await signInWithoutForm(page, 'clerk', `${BILLS}?status=PENDING`)
  const main = page.getByRole('main')

  await test.step('the bills of a day are confirmed at once', async () => {
    const day = (await person.row(/B\d{8}/).innerText()).match(/\d{4}-\d\d-\d\d/)?.[0] ?? ''
    await page.goto(`${BILLS}?status=PENDING&settleDate=${day},${day}`)
    await expect(person.row(day)).toBeVisible()
    await selectPage(person, main)
    await runForAll(person, 'Confirm selected')
  })

  await page.goto(`${BILLS}?status=PENDING`)
  const billNo = (await person.row(/B\d{8}/).innerText()).match(/B\d+/)?.[0] ?? ''
  await page.goto(`${BILLS}?billNo=${billNo}`)

  await test.step('one is adjusted, then held with a reason', async () => {
    await person.act(billNo, 'Adjust')
    const form = page.getByRole('form', { name: person.named('Adjust a bill') })
    await person.fill('Amount', '-1.50', form)
    await person.fill('Reason', 'Coupons, ticket 4712', form)
    await use(person, person.button('Adjust', form))
    await expect(form).toHaveCount(0)

    await person.act(billNo, 'Hold')
    await person.fill('Reason', 'Amount under review', person.top())
    await use(person, person.button('Hold', person.top()))
    await expect(person.row(billNo)).toContainText(person.part('On hold'))
  })

  await test.step('the bill shows both', async () => {
    await use(person, person.row(billNo).getByRole('link', { name: billNo }))
    const bill = person.top()
    await expect(bill).toContainText('Amount under review')
    await expect(bill).toContainText('Coupons, ticket 4712')
    await expect(bill.getByRole('row').filter({ hasText: person.part('Adjustments') })).toContainText('1.50')
    await person.fits()
  })

  await test.step('a failed one shows its reason and time', async () => {
    await page.goto(`${BILLS}?status=FAILED`)
    const failed = person.row(/B\d{8}/)
    await use(person, failed.getByRole('link', { name: /B\d{8}/ }))
    await expect(
      person
        .top()
        .getByText(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/)
        .first(),
    ).toBeVisible()
    await expect(person.top()).toContainText(person.part('Failed'))
  })
})

test('a reviewer releases twenty bills at once', { tag: '@slow' }, async ({ page, person }) => {
  await signInWithoutForm(page, 'reviewer', `${BILLS}?status=CONFIRMED&size=20`)
  const billNo = (await person.row(/B\d{8}/).innerText()).match(/B\d+/)?.[0] ?? ''

  await selectPage(person, page.getByRole('main'))
  await expect(page.getByRole('status').filter({ hasText: AMOUNT }).first()).toContainText('20')
  await runForAll(person, 'Release selected')

  await expect(page.getByText(billNo)).toHaveCount(0)
})
