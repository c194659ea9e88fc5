import { callsOf, expect, signInWithoutForm } from './journey.ts'
import { test } from './person.ts'

/** Page of a menu that no other journey opens. */
const PAGE = 'system/SysFillRuleList'

test('two versions of a page are published, compared, and the first one is rolled back', async ({
  page,
  person,
}) => {
  const message = person.own('Wider title')
  const { get, post } = await callsOf(page.request, 'admin')
  const shown = async () => (await get(`/app/pages/page?component=${PAGE}`)).page
  const base = async () =>
    (await get(`/app/pages/versions?id=${PAGE}&column=version&order=desc`)).records[0].version
  const publish = async (title: string, text: string) =>
    post('/app/pages/publish', {
      id: PAGE,
      page: { ...(await shown()), title },
      baseVersion: await base(),
      message: text,
    })
  const first = await publish('Fill rules', `${message} 1`)
  const second = await publish('Rules that fill in', `${message} 2`)
  expect(second.version).toBe(first.version + 1)

  await signInWithoutForm(page, 'admin', '/isystem/page')
  await person.search({ 'Page ID': PAGE })
  await person.act(PAGE, 'Versions')
  await expect(person.row(`${message} 2`, person.top())).toContainText(person.part('Live'))

  await person.act(`${message} 1`, 'Compare', person.top())
  await expect(
    person
      .top()
      .getByText(/“(Fill rules|系统编码生成规则)”/)
      .first(),
  ).toBeVisible()
  await expect(person.top().getByText('"Rules that fill in"').first()).toBeVisible()
  await person.fits()
  await person.close()

  await person.act(`${message} 1`, 'Roll back', person.top())
  await person.confirm()
  await person.sees(`Version ${first.version} is live.`)
  await expect(person.row(`${message} 1`, person.top())).toContainText(person.part('Live'))
  await expect(person.row(`${message} 2`, person.top())).toContainText(person.part('Past'))
  expect((await shown()).title).toBe('Fill rules')
  await person.fits()
  await post('/app/pages/rollback', { id: PAGE, version: 0 })
})
