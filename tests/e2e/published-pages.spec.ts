import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { callsOf, expect, signInWithoutForm, test } from './journey.ts'

const ID = 'bill/SettleBillList'
const FILE = path.join(import.meta.dirname, '../../schemas/pages/bill/settle-bill-list.page.json')

const bar = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'A newer version of this page is ready' })
const column = (page: Page, name: string) => page.getByRole('columnheader', { name })

/** Returns the shipped bill list with another title of its first column, in both languages. */
async function changedPage(title: string) {
  const page = JSON.parse(await readFile(FILE, 'utf8'))
  page.list.columns.find(({ id }: { id: string }) => id === 'billNo').title = title
  page.locales['zh-CN'][title] = '结算单号'
  return page
}

/** Returns calls with which an administrator publishes the bill list and rolls the list back. */
async function publisher(request: APIRequestContext) {
  const admin = await callsOf(request, 'admin')
  const post = async (operation: string, data: object) => {
    const headers = { ...admin.headers, 'Idempotency-Key': randomUUID() }
    const answer = await request.post(`/jeecg-boot/app/pages/${operation}`, { headers, data })
    return answer.json()
  }
  return {
    publish: async (page: object) => {
      const { records } = await admin.get(`/app/pages/versions?id=${encodeURIComponent(ID)}`)
      const baseVersion = records[0]?.version ?? 0
      const answer = await post('publish', { id: ID, page, baseVersion, message: 'Shorter title' })
      expect(answer).toMatchObject({ success: true, result: { version: baseVersion + 1 } })
    },
    rollBack: () => post('rollback', { id: ID, version: 0 }),
  }
}

// The page is restored after each journey, because the journeys of a worker share the product.
test.afterEach(async ({ request }) => {
  const { rollBack } = await publisher(request)
  await rollBack()
})

test('a published page is offered on the open page, which keeps its entries until it is reloaded', async ({
  page,
  request,
}) => {
  const { publish, rollBack } = await publisher(request)
  await signInWithoutForm(page, 'clerk', '/bill/settleBill?status=PENDING')
  await expect(column(page, 'Bill number')).toBeVisible()
  await page.getByRole('form', { name: 'Search' }).getByRole('button', { name: /More/ }).click()
  const filter = page.getByRole('textbox', { name: 'Bill number' })
  await filter.fill('B2026')
  const loadedAt = await page.evaluate(() => performance.timeOrigin)

  await publish(await changedPage('Bill no.'))

  await expect(bar(page)).toBeVisible()
  await expect(filter).toHaveValue('B2026')
  await expect(column(page, 'Bill number')).toBeVisible()

  await bar(page).getByRole('button', { name: 'Reload' }).click()
  await expect(column(page, 'Bill no.')).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  await expect(page).toHaveURL(/status=PENDING/)

  expect((await rollBack()).success).toBe(true)
  await expect(bar(page)).toBeVisible()
  await bar(page).getByRole('button', { name: 'Reload' }).click()
  await expect(column(page, 'Bill number')).toBeVisible()
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt)
})

test('a page that is opened after a release has its newest version without a bar', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  const { publish } = await publisher(request)
  await publish(await changedPage('Bill no.'))

  await signInWithoutForm(page, 'clerk', '/bill/settleBill')

  await expect(column(page, 'Bill no.')).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
})

test('a closed bar stays closed until the next version', { tag: '@slow' }, async ({ page, request }) => {
  const { publish } = await publisher(request)
  await signInWithoutForm(page, 'clerk', '/bill/settleBill')
  await expect(column(page, 'Bill number')).toBeVisible()
  await publish(await changedPage('Bill no.'))

  await bar(page).getByRole('button', { name: 'Close' }).click()
  await expect(bar(page)).toHaveCount(0)
  await publish(await changedPage('Number'))

  await expect(bar(page)).toBeVisible()
})
