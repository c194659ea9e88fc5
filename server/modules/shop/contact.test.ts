import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { signInAll } from '../../../tests/support/sign-in-all.ts'

const BASE = '/jeecg-boot/shopinfo/shopBasicInfo'
const PEOPLE = ['clerk', 'reviewer', 'keeper', 'configurator'] as const
type Person = (typeof PEOPLE)[number]

let server: TestApp
let headers: Record<Person, Record<string, string>>
let shop: { id: string; version: number }
beforeAll(async () => {
  server = await createTestApp()
  headers = await signInAll(server, PEOPLE)
})
afterAll(() => server.close())

const run = async (text: string, values: unknown[] = []) =>
  (await server.services.database.pool.query(text, values)).rows
beforeEach(async () => {
  const [found] = await run(
    `update shop_basic_info set contact = 'Old Hand', mobile = '13800000000', status = 'ACTIVE'
     where id = (select id from shop_basic_info where sys_org_code not like 'A01A01A01%' order by id limit 1)
     returning id, version`,
  )
  shop = found
})

const edit = (body: object, by: Person = 'clerk') =>
  server.app.inject({
    method: 'PUT',
    url: `${BASE}/editContact`,
    payload: { ...shop, ...body },
    headers: { ...headers[by], 'x-locale': 'en-US', 'x-page-id': 'shopinfo/ShopInfoList' },
  })
const failure = (answer: Awaited<ReturnType<typeof edit>>) => [answer.statusCode, answer.json().result.error]
const kept = async () =>
  (await run('select contact, mobile, version from shop_basic_info where id = $1', [shop.id]))[0]

describe("a shop's contact", () => {
  test('the contact of a shop changes without other fields, and the version of the shop increases', async () => {
    const answer = await edit({ contact: '  Li Lei ' })

    expect(answer.json().result).toEqual({
      id: shop.id,
      contact: 'Li Lei',
      mobile: '13800000000',
      updateTime: expect.any(String),
      version: shop.version + 1,
    })
    expect(await kept()).toEqual({ contact: 'Li Lei', mobile: '13800000000', version: shop.version + 1 })
  })

  test('the mobile number of a contact is stored as digits', async () => {
    expect((await edit({ mobile: '+86 139 1234 5678' })).json().result.mobile).toBe('13912345678')
  })

  test('the mobile number is masked for users who may not edit it, in the list and in the shop', async () => {
    const mobileFor = async (by: Person) => {
      const ask = (path: string) => server.app.inject({ url: `${BASE}/${path}`, headers: headers[by] })
      const { records } = (await ask('list?pageSize=200')).json().result
      const listed = records.find(({ id }: { id: string }) => id === shop.id)
      return [listed.mobile, (await ask(`queryById?id=${shop.id}`)).json().result.mobile]
    }

    expect(await mobileFor('clerk')).toEqual(['13800000000', '13800000000'])
    expect(await mobileFor('reviewer')).toEqual(['138****0000', '138****0000'])
  })

  test('the mask of a mobile number is refused', async () => {
    const answer = await edit({ mobile: '138****0000' })

    expect(answer.json().result.fields).toEqual({ mobile: 'Not a valid mobile number' })
    expect(await kept()).toMatchObject({ mobile: '13800000000' })
  })

  test('a contact is audited with old and new values, the number masked', async () => {
    await edit({ contact: 'Li Lei', mobile: '13912345678' })

    const [row] = await run('select action, page_id, detail from audit_log order by seq desc limit 1')
    expect(row).toEqual({
      action: 'shop.editContact',
      page_id: 'shopinfo/ShopInfoList',
      detail: {
        shopCode: expect.any(String),
        from: { contact: 'Old Hand', mobile: expect.stringContaining('****') },
        to: { contact: 'Li Lei', mobile: expect.stringContaining('****') },
        version: shop.version + 1,
      },
    })
  })

  test.each([
    ['a blank name', { contact: '   ' }, ['contact']],
    ['an invalid mobile number', { mobile: '12345' }, ['mobile']],
    ['both fields invalid', { contact: '', mobile: 'x' }, ['contact', 'mobile']],
    ['no field', {}, ['contact']],
  ])('a contact with %s is refused at its field', async (_name, body, fields) => {
    const answer = await edit(body)

    expect(failure(answer)).toEqual([400, 'SHOP_CONTACT_INVALID'])
    expect(Object.keys(answer.json().result.fields)).toEqual(fields)
    expect(await kept()).toMatchObject({ contact: 'Old Hand', version: shop.version })
  })

  test.each([
    ['another column', { shopName: 'Mine now' }],
    ['an object', { contact: { $ne: 1 } }],
    ['a list', { contact: ['x'] }],
    ['a name that is too long', { contact: 'x'.repeat(101) }],
    ['no version', { version: undefined }],
    ['a version that is text', { version: '0' }],
  ])('a contact with %s is refused', async (_name, body) => {
    expect(failure(await edit({ contact: 'x', ...body }))).toEqual([400, 'REQUEST_INVALID'])
  })

  test('a contact on a stale version is a conflict; one of two simultaneous changes is saved', async () => {
    const answers = await Promise.all([edit({ contact: 'A' }), edit({ contact: 'B' })])

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(failure(await edit({ contact: 'C' }))).toEqual([409, 'SHOP_CHANGED'])
    expect((await kept()).version).toBe(shop.version + 1)
  })

  test('the contact of a closed shop cannot be changed', async () => {
    await run("update shop_basic_info set status = 'CLOSED' where id = $1", [shop.id])

    expect(failure(await edit({ contact: 'x' }))).toEqual([409, 'SHOP_CLOSED'])
  })

  test("the contact of another department's shop answers like that of an unknown shop", async () => {
    const foreign = await edit({ contact: 'x' }, 'keeper')
    const unknown = await edit({ id: 'none', contact: 'x' }, 'keeper')

    expect([failure(foreign), failure(unknown)]).toEqual(Array(2).fill([404, 'SHOP_NOT_FOUND']))
    expect(foreign.json().message).toBe(unknown.json().message)
  })

  test('changing a contact requires the permission to edit', async () => {
    expect((await edit({ contact: 'x' }, 'reviewer')).statusCode).toBe(403)
    expect((await edit({ contact: 'x' }, 'configurator')).statusCode).toBe(403)
    expect(await kept()).toMatchObject({ contact: 'Old Hand' })
  })
})
