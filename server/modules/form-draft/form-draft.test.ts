import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DraftSummary, FormDraft, SaveDraft } from '#schemas'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'

const BASE = '/jeecg-boot/app/drafts'
const PAGE = 'shopinfo/ShopForm'

let server: TestApp
let other: TestApp['app']
let clerk: Record<string, string>
let reviewer: Record<string, string>
beforeAll(async () => {
  server = await createTestApp()
  const { buildApp } = await import('../../app.ts')
  other = buildApp(server.services)
  await other.ready()
  clerk = { ...(await server.signIn('clerk')), 'x-locale': 'en-US' }
  reviewer = { ...(await server.signIn('reviewer')), 'x-locale': 'en-US' }
})
afterAll(async () => {
  await other.close()
  await server.close()
})

const draft = (more: Partial<SaveDraft> = {}): SaveDraft => ({
  page: PAGE,
  pageVersion: 'v1',
  title: 'New shop',
  step: 'basics',
  values: { shopCode: 'S9', channels: [{ ratePpm: 3800 }] },
  ...more,
})
const save = (payload: object, headers = clerk) =>
  server.app.inject({ method: 'PUT', url: BASE, payload, headers })
const kept = async (more: Partial<SaveDraft> = {}, headers = clerk): Promise<string> =>
  (await save(draft(more), headers)).json().result.id
const get = (id: string, headers = clerk, app = server.app) => app.inject({ url: `${BASE}/${id}`, headers })
const list = async (page: string, headers = clerk): Promise<DraftSummary[]> =>
  (await server.app.inject({ url: BASE, query: { page }, headers })).json().result
const remove = (id: string, headers = clerk) =>
  server.app.inject({ method: 'DELETE', url: `${BASE}/${id}`, headers })
const failure = (answer: { statusCode: number; json(): { result: { error: string } } }) => [
  answer.statusCode,
  answer.json().result.error,
]

describe('a draft', () => {
  test('a draft is restored unchanged, on another node too', async () => {
    const id = await kept()

    const found = (await get(id, clerk, other)).json().result as FormDraft

    expect(found).toMatchObject({ id, ...draft(), version: 0 })
    expect(found.updateTime).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
  })

  test('the values of a draft are stored encrypted, and those of an older draft are still readable', async () => {
    const { pool } = server.services.database
    const values = { idNo: '330106199001011234', image: `temp/${'p'.repeat(32)}.png` }
    const id = await kept({ values })
    const stored = await pool.query('select d.*, d::text as text from form_draft d where id = $1', [id])

    expect(stored.rows[0]).toMatchObject({ values: null, upload_paths: [values.image] })
    expect(stored.rows[0].text).not.toContain(values.idNo)
    expect((await get(id)).json().result.values).toEqual(values)

    await pool.query(`update form_draft set "values" = $2, sealed_values = null where id = $1`, [id, values])
    expect((await get(id)).json().result.values).toEqual(values)
  })

  test('a draft is saved again with its version, which increases', async () => {
    const id = await kept()

    const answer = await save(draft({ id, version: 0, step: 'location', values: { shopCode: 'S10' } }))

    expect(answer.json().result).toEqual({ id, version: 1 })
    expect((await get(id)).json().result).toMatchObject({
      step: 'location',
      values: { shopCode: 'S10' },
      version: 1,
    })
  })

  test('a draft saved twice on one version keeps the first save and refuses the second', async () => {
    const id = await kept()

    const answers = await Promise.all(['one', 'two'].map((title) => save(draft({ id, version: 0, title }))))

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await get(id)).json().result.version).toBe(1)
    expect(failure(await save(draft({ id, version: 0 })))).toEqual([409, 'DRAFT_CHANGED'])
  })

  test('a draft is not saved again without its version, nor under another page', async () => {
    const id = await kept()

    expect(failure(await save(draft({ id })))).toEqual([400, 'REQUEST_INVALID'])
    expect(failure(await save(draft({ id, version: 0, page: 'bill/Other' })))).toEqual([
      404,
      'DRAFT_NOT_FOUND',
    ])
  })

  test("a draft doesn't exist for other users, and they cannot delete it", async () => {
    const id = await kept()

    const removed = await remove(id, reviewer)

    expect(failure(await get(id, reviewer))).toEqual([404, 'DRAFT_NOT_FOUND'])
    expect(failure(await save(draft({ id, version: 0 }), reviewer))).toEqual([404, 'DRAFT_NOT_FOUND'])
    expect(removed.json().success).toBe(true)
    expect((await get(id)).statusCode).toBe(200)
    expect((await list(PAGE, reviewer)).map((each) => each.id)).not.toContain(id)
  })

  test('a draft is deleted once; deleting it again changes nothing', async () => {
    const id = await kept()

    const answers = [await remove(id), await remove(id)]

    expect(answers.map((answer) => answer.json().success)).toEqual([true, true])
    expect(failure(await get(id))).toEqual([404, 'DRAFT_NOT_FOUND'])
    expect(failure(await save(draft({ id, version: 0 })))).toEqual([404, 'DRAFT_NOT_FOUND'])
  })

  test('drafts are deleted with their owner', async () => {
    const { pool } = server.services.database
    const configurator = await server.signIn('configurator')
    const id = await kept({}, { ...configurator, 'x-locale': 'en-US' })

    await pool.query("delete from sys_user where username = 'configurator'")

    expect((await pool.query('select from form_draft where id = $1', [id])).rowCount).toBe(0)
  })

  test('a draft has no row in the audit log', async () => {
    const { pool } = server.services.database
    const count = async () => (await pool.query('select count(*) from audit_log')).rows[0]
    const before = await count()

    await remove(await kept())

    expect(await count()).toEqual(before)
  })

  test.each<[string, object]>([
    ['of an unknown page', draft({ page: 'nowhere' })],
    ['with an unknown field', { ...draft(), userId: 'admin' }],
    ['whose values are not an object', { ...draft(), values: [1] }],
    ['with a character that PostgreSQL cannot store', draft({ values: { a: 'x\u0000' } })],
  ])('a draft %s is refused', async (_what, payload) => {
    expect((await save(payload)).statusCode).toBe(400)
  })

  test('a draft with a key of the prototype is refused', async () => {
    const answer = await server.app.inject({
      method: 'PUT',
      url: BASE,
      payload: JSON.stringify(draft()).replace('"shopCode"', '"__proto__"'),
      headers: { ...clerk, 'content-type': 'application/json' },
    })

    expect(answer.statusCode).toBe(400)
  })
})

describe('drafts', () => {
  test('the drafts of a page are listed without their values, last saved first', async () => {
    const page = 'drafts/Listed'
    const first = await kept({ page })
    const second = await kept({ page, title: 'Second' })
    await save(draft({ id: first, version: 0, page }))

    const found = await list(page)

    expect(found.map(({ id }) => id)).toEqual([first, second])
    expect(found[1]).toEqual({
      id: second,
      page,
      title: 'Second',
      step: 'basics',
      createTime: expect.any(String),
      updateTime: expect.any(String),
    })
  })

  test('a draft has at most 256 KB of values, counted in bytes', async () => {
    const bytes = (count: number) => ({ text: 'x'.repeat(count - '{"text":""}'.length) })

    expect((await save(draft({ values: bytes(262_144) }))).statusCode).toBe(200)
    expect(failure(await save(draft({ values: bytes(262_145) })))).toEqual([413, 'DRAFT_TOO_LARGE'])
    expect(failure(await save(draft({ values: { text: '茶'.repeat(90_000) } })))).toEqual([
      413,
      'DRAFT_TOO_LARGE',
    ])
  })

  test('a user has at most 50 drafts per page, also with simultaneous requests', async () => {
    const page = 'drafts/Many'

    const answers = await Promise.all(Array.from({ length: 55 }, () => save(draft({ page }))))
    const refused = answers.filter(({ statusCode }) => statusCode === 409)

    expect(await list(page)).toHaveLength(50)
    expect(refused.map(failure)).toEqual(Array.from({ length: 5 }, () => [409, 'DRAFT_TOO_MANY']))
    expect((await save(draft({ page }), reviewer)).statusCode).toBe(200)
  })

  test('a user has at most 200 drafts over all pages', async () => {
    await server.services.database.pool.query(
      `insert into form_draft (id, user_id, page_id, page_version, title, "values")
       select 'many' || n, (select id from sys_user where username = 'reviewer'), 'many/Page' || n, 'v', 't', '{}'
       from generate_series(1, 200) n`,
    )

    expect(failure(await save(draft({ page: 'one/More' }), reviewer))).toEqual([409, 'DRAFT_TOO_MANY'])
  })

  test('drafts require a session', async () => {
    expect((await server.app.inject({ url: BASE, query: { page: PAGE } })).statusCode).toBe(500)
  })
})
