import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { callsOf, expect, signInWithoutForm } from './journey.ts'
import { test } from './person.ts'

/** Id of a page whose column widths no other journey checks. */
const PAGE = 'system/SysFillRuleList'
const FILE = new URL('../../schemas/pages/system/sys-fill-rule-list.page.json', import.meta.url)

/**
 * Returns calls with which an administrator publishes the page with another width of its first column, and
 * rolls the page back.
 */
async function publisher(request: APIRequestContext) {
  const { get, headers } = await callsOf(request, 'admin')
  const post = async (operation: string, data: object) => {
    const answer = await request.post(`/jeecg-boot/app/pages/${operation}`, {
      headers: { ...headers, 'Idempotency-Key': randomUUID() },
      data,
    })
    const { success, message, result } = await answer.json()
    expect(success, message).toBe(true)
    return result as { version: number }
  }
  return {
    publish: async (width: number, message: string) => {
      const { records } = await get(`/app/pages/versions?id=${PAGE}`)
      const page = JSON.parse(await readFile(FILE, 'utf8'))
      page.list.columns[0].width = width
      return post('publish', { id: PAGE, page, baseVersion: records[0].version, message })
    },
    rollBack: (version: number) => post('rollback', { id: PAGE, version }),
    /** Returns the width of the first column in the published page. */
    publishedWidth: async () => (await get(`/app/pages/page?component=${PAGE}`)).page.list.columns[0].width,
  }
}

test('two versions of a page are published and compared, and the first is rolled back', async ({
  page,
  person,
}) => {
  const message = person.own('Wider column')
  const { publish, rollBack, publishedWidth } = await publisher(page.request)
  const first = await publish(250, `${message} 1`)
  const second = await publish(260, `${message} 2`)
  expect(second.version).toBe(first.version + 1)

  await signInWithoutForm(page, 'admin', '/isystem/page')
  await person.search({ 'Page ID': PAGE })
  await person.act(PAGE, 'Versions')
  await expect(person.row(`${message} 2`, person.top())).toContainText(person.part('Live'))
  await person.fits()

  await person.act(`${message} 1`, 'Compare', person.top())
  await expect(person.top().getByText(/“.+”.*260 → 250$/)).toBeVisible()
  await expect(person.top().locator('.cm-line', { hasText: '"width": 250' }).first()).toBeVisible()
  await person.fits()
  await person.close()

  await person.act(`${message} 1`, 'Roll back', person.top())
  await person.confirm('Roll back')
  await person.sees(`Version ${first.version} is live.`)
  await expect(person.row(`${message} 1`, person.top())).toContainText(person.part('Live'))
  await expect(person.row(`${message} 2`, person.top())).toContainText(person.part('Past'))
  expect(await publishedWidth()).toBe(250)
  await rollBack(0)
})
