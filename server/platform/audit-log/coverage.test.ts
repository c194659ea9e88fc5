import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Profile } from '#schemas'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { shopApplication } from '../../../tests/support/shop-application.ts'
import { readProfile } from '../../modules/account/read-profile.ts'

let server: TestApp
let bill: { id: string; version: number }
let other: { id: string; version: number }
let shop: { id: string; version: number }
let profile: Profile
let brandId: string
beforeAll(async () => {
  server = await createTestApp()
  const { rows } = await server.services.database.pool.query<typeof bill>(
    "select id, version from settle_bill where status = 'PENDING' and payable_fen > 0 order by id limit 2",
  )
  ;[bill, other] = rows as [typeof bill, typeof other]
  shop = (await server.services.database.pool.query('select id, version from shop_basic_info limit 1'))
    .rows[0]
  brandId = (await server.services.database.pool.query('select id from brand limit 1')).rows[0].id
  profile = await readProfile(server.services.database.db, await idOf('keeper'), 'zh-CN')
})
afterAll(() => server.close())

const idOf = async (username: string): Promise<string> =>
  (await server.services.database.pool.query('select id from sys_user where username = $1', [username]))
    .rows[0].id

const seen = (after: number) => () => ({ id: bill.id, version: bill.version + after })
const adjustment = () => ({ billId: bill.id, version: bill.version + 2, amountFen: 5, reason: 'tried here' })
const signing = () => ({
  operation: 'bill.adjust',
  content: adjustment(),
  username: 'reviewer',
  password: '123456',
})
const telephone = () => {
  const { realname, sex, birthday, email, avatar, version } = profile
  return { realname, sex, birthday, email, avatar, version, telephone: '010 5555' }
}
const passwords = (old: string, next: string) => () => ({
  username: 'configurator',
  oldpassword: old,
  password: next,
  confirmpassword: next,
})

/** All operations that change data, in an order in which all of them succeed. */
const writes: [method: 'PUT' | 'POST', path: string, by: string, body: () => object][] = [
  ['PUT', '/bill/settleBill/hold', 'clerk', () => ({ ...seen(0)(), reason: 'to be checked' })],
  ['PUT', '/bill/settleBill/unhold', 'clerk', seen(1)],
  ['POST', '/bill/billAdjustment/add', 'clerk', adjustment],
  ['POST', '/app/signatures', 'clerk', signing],
  ['PUT', '/bill/settleBill/confirm', 'clerk', seen(3)],
  ['PUT', '/bill/settleBill/release', 'reviewer', seen(4)],
  ['PUT', '/bill/settleBill/confirmMany', 'clerk', () => ({ items: [other] })],
  [
    'PUT',
    '/bill/settleBill/releaseMany',
    'reviewer',
    () => ({ items: [{ ...other, version: other.version + 1 }] }),
  ],
  ['POST', '/shopinfo/shopBasicInfo/submit', 'clerk', () => shopApplication(brandId)],
  ['PUT', '/shopinfo/shopBasicInfo/editContact', 'clerk', () => ({ ...shop, contact: 'Somebody' })],
  ['PUT', '/app/views', 'keeper', () => ({ page: 'bill/SettleBillList', title: 'Mine', state: {} })],
  ['PUT', '/app/views/default', 'keeper', () => ({ page: 'bill/SettleBillList', id: null })],
  ['PUT', '/app/account/profile', 'keeper', telephone],
  ['PUT', '/sys/selectDepart', 'clerk', () => ({ orgCode: 'A01' })],
  ['POST', '/sys/selectDepart', 'clerk', () => ({ orgCode: 'A01' })],
  ['PUT', '/sys/user/updatePassword', 'configurator', passwords('123456', 'first brew of spring')],
  ['POST', '/sys/user/updatePassword', 'configurator', passwords('first brew of spring', 'second brew')],
  ['POST', '/sys/annountCement/add', 'admin', () => ({ titile: 'x', msgCategory: '1', msgType: 'ALL' })],
]

/**
 * Changes whose handlers write the audit row themselves. The tests of the handler's module check this row.
 */
const auditedByHandler = [
  'DELETE /jeecg-boot/sys/log/delete',
  'DELETE /jeecg-boot/sys/log/deleteBatch',
  'POST /jeecg-boot/app/departs/move',
  'POST /jeecg-boot/channel/callback/:code',
  'POST /jeecg-boot/app/lists/export',
  'POST /jeecg-boot/app/tasks/cancel',
  'POST /jeecg-boot/app/tasks/export',
  'POST /jeecg-boot/app/tasks/retry',
  'POST /jeecg-boot/app/users/oneTimePasswords',
  'POST /jeecg-boot/bill/settleBill/generate',
  'POST /jeecg-boot/db/exec',
  'POST /jeecg-boot/db/query',
  'POST /jeecg-boot/shopboss/shopBoss/reveal',
  'POST /jeecg-boot/shopinfo/shopBasicInfo/reveal',
  'POST /jeecg-boot/sys/common/upload',
  'POST /jeecg-boot/sys/user/add',
  'POST /jeecg-boot/trade/intake',
  'POST /jeecg-boot/trade/intake/batch',
  'POST /jeecg-boot/trade/intakeKey/add',
  'PUT /jeecg-boot/sys/sysAnnouncementSend/editByAnntIdAndUserId',
  'PUT /jeecg-boot/sys/sysAnnouncementSend/readAll',
  'PUT /jeecg-boot/sys/user/changePassword',
  'PUT /jeecg-boot/trade/intakeKey/revoke',
]

/**
 * File routes of JeecgBoot clients, which run the same code in every area. The tests in jeecg-file.test.ts
 * check this code.
 */
const ofJeecgFiles = /\/(exportXls|importExcel)$/

/** Changes to the work of a single user, such as drafts, which are not audited. */
const unrecorded = ['PUT /jeecg-boot/app/drafts', 'DELETE /jeecg-boot/app/drafts/:id']

/** Operations that only read data, but have a request body or respond with a file. */
const reads = [
  'POST /jeecg-boot/app/checkRules/try',
  'POST /jeecg-boot/app/demo/checkOrder',
  'POST /jeecg-boot/app/fillRules/try',
  'POST /jeecg-boot/app/imports/check',
  'POST /jeecg-boot/app/imports/errors',
  'POST /jeecg-boot/app/imports/template',
  'POST /jeecg-boot/app/pages/check',
  'POST /jeecg-boot/app/lists/exportSize',
  'POST /jeecg-boot/app/reports/csv',
  'POST /jeecg-boot/app/reports/run',
  'POST /jeecg-boot/app/tasks/file',
  'POST /jeecg-boot/shopinfo/shopBasicInfo/checkStep',
]

/**
 * Number of audit rows of users, and the latest author. Rows of the server aren't counted, since channel
 * operations add them at any time.
 */
const recorded = async () =>
  (
    await server.services.database.pool.query<{ count: number; by: string }>(
      `select count(*), (array_agg(username order by seq desc))[1] as by
       from audit_log where username <> 'system'`,
    )
  ).rows[0] as { count: number; by: string }

test('a route that changes data writes an audit row with each change, or a test here or in its module checks it', () => {
  const found = server.app.routeAccess
    .filter(
      ({ method, access, isAudited }) =>
        !['GET', 'HEAD'].includes(method) && access !== 'public' && !isAudited,
    )
    .map(({ method, url }) => `${method} ${url}`)
  const tried = new Set(writes.map(([method, path]) => `${method} /jeecg-boot${path}`))

  expect(found.filter((route) => !tried.has(route) && !ofJeecgFiles.test(route)).sort()).toEqual(
    [...auditedByHandler, ...unrecorded, ...reads].sort(),
  )
})

/** Number of audit rows of writes that also create channel operations. */
const rowsOf: Readonly<Record<string, number>> = {
  '/bill/settleBill/release': 2,
  '/bill/settleBill/releaseMany': 2,
  '/shopinfo/shopBasicInfo/submit': 3,
}

test.each(writes)(
  '%s %s by %s adds its rows to the audit log, but none if it is refused',
  async (...write) => {
    const [method, path, by, body] = write
    const password = path.endsWith('updatePassword') ? String(Object(body()).oldpassword) : '123456'
    const headers = { ...(await server.signIn(by, password)), 'idempotency-key': randomUUID() }
    const call = (payload: object, key = headers['idempotency-key']) =>
      server.app.inject({
        method,
        url: `/jeecg-boot${path}`,
        payload,
        headers: { ...headers, 'idempotency-key': key },
      })
    const before = await recorded()

    const refused = await call({}, randomUUID())
    const untouched = await recorded()
    const done = await call(body())

    expect(refused.json().success).toBe(false)
    expect(untouched).toEqual(before)
    expect(done.json().success).toBe(true)
    expect(await recorded()).toEqual({ count: before.count + (rowsOf[path] ?? 1), by })
  },
)
