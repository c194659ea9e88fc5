import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Profile } from '#schemas'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { shopApplication } from '../../../tests/support/shop-application.ts'
import { readProfile } from '../../modules/account/read-profile.ts'

let server: TestApp
let bill: { id: string; version: number }
let shop: { id: string; version: number }
let profile: Profile
let brandId: string
beforeAll(async () => {
  server = await createTestApp()
  const { rows } = await server.services.database.pool.query<typeof bill>(
    "select id, version from settle_bill where status = 'PENDING' order by id limit 1",
  )
  bill = rows[0] as typeof bill
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

/** All change operations, in an order in which each succeeds. */
const writes: [method: 'PUT' | 'POST', path: string, by: string, body: () => object][] = [
  ['PUT', '/bill/settleBill/hold', 'clerk', () => ({ ...seen(0)(), reason: 'to be checked' })],
  ['PUT', '/bill/settleBill/unhold', 'clerk', seen(1)],
  ['POST', '/bill/billAdjustment/add', 'clerk', adjustment],
  ['POST', '/app/signatures', 'clerk', signing],
  ['PUT', '/bill/settleBill/confirm', 'clerk', seen(3)],
  ['PUT', '/bill/settleBill/release', 'reviewer', seen(4)],
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
 * Operations without a JSON body or with prerequisites. The tests of their modules check that they are
 * audited.
 */
const triedElsewhere = [
  // Pages: page/page.test.ts.
  'PUT /jeecg-boot/app/pages/draft',
  'POST /jeecg-boot/app/pages/publish',
  'POST /jeecg-boot/app/pages/rollback',
  // Departments: department/administration.test.ts and move.test.ts; their roles:
  // department-role/department-role.test.ts.
  'POST /jeecg-boot/app/departs/move',
  'POST /jeecg-boot/sys/sysDepart/edit',
  'POST /jeecg-boot/sys/permission/saveDepartPermission',
  'POST /jeecg-boot/sys/sysDepartPermission/saveDeptRolePermission',
  'POST /jeecg-boot/sys/sysDepartRole/add',
  'POST /jeecg-boot/sys/sysDepartRole/edit',
  'PUT /jeecg-boot/sys/sysDepartRole/edit',
  'DELETE /jeecg-boot/sys/sysDepartRole/delete',
  'DELETE /jeecg-boot/sys/sysDepartRole/deleteBatch',
  'POST /jeecg-boot/sys/sysDepartRole/deptRoleUserAdd',
  // Agents: delegation/delegation.test.ts; one-time passwords: user/one-time-passwords.test.ts.
  'PUT /jeecg-boot/app/agents/of',
  'POST /jeecg-boot/sys/sysUserAgent/add',
  'POST /jeecg-boot/sys/sysUserAgent/edit',
  'PUT /jeecg-boot/sys/sysUserAgent/edit',
  'DELETE /jeecg-boot/sys/sysUserAgent/delete',
  'DELETE /jeecg-boot/sys/sysUserAgent/deleteBatch',
  'POST /jeecg-boot/app/users/oneTimePasswords',
  // JeecgBoot files: jeecg-file/jeecg-file.test.ts.
  ...['dict', 'position', 'role', 'sysDepart', 'sysUserAgent', 'user'].flatMap((area) => [
    `POST /jeecg-boot/sys/${area}/exportXls`,
    `POST /jeecg-boot/sys/${area}/importExcel`,
  ]),
  'PUT /jeecg-boot/app/dictionary/order',
  'POST /jeecg-boot/sys/category/add',
  'POST /jeecg-boot/sys/category/edit',
  'PUT /jeecg-boot/sys/category/edit',
  'DELETE /jeecg-boot/sys/category/delete',
  'DELETE /jeecg-boot/sys/category/deleteBatch',
  'POST /jeecg-boot/sys/category/exportXls',
  'POST /jeecg-boot/sys/category/importExcel',
  'POST /jeecg-boot/sys/annountCement/exportXls',
  'POST /jeecg-boot/sys/dict/add',
  'POST /jeecg-boot/sys/dict/edit',
  'PUT /jeecg-boot/sys/dict/edit',
  'DELETE /jeecg-boot/sys/dict/delete',
  'DELETE /jeecg-boot/sys/dict/deleteBatch',
  'POST /jeecg-boot/sys/dictItem/add',
  'POST /jeecg-boot/sys/dictItem/edit',
  'PUT /jeecg-boot/sys/dictItem/edit',
  'DELETE /jeecg-boot/sys/dictItem/delete',
  'DELETE /jeecg-boot/sys/dictItem/deleteBatch',
  'PUT /jeecg-boot/sys/dict/back/:id',
  'DELETE /jeecg-boot/sys/dict/deletePhysic/:id',
  // Check and fill rules: check-rule/rule-admin.test.ts; statements: preset-statement/statement.test.ts.
  'POST /jeecg-boot/sys/checkRule/add',
  'POST /jeecg-boot/sys/checkRule/edit',
  'PUT /jeecg-boot/sys/checkRule/edit',
  'DELETE /jeecg-boot/sys/checkRule/delete',
  'DELETE /jeecg-boot/sys/checkRule/deleteBatch',
  'POST /jeecg-boot/sys/checkRule/importExcel',
  'POST /jeecg-boot/sys/fillRule/importExcel',
  'POST /jeecg-boot/sys/fillRule/add',
  'POST /jeecg-boot/sys/fillRule/edit',
  'PUT /jeecg-boot/sys/fillRule/edit',
  'DELETE /jeecg-boot/sys/fillRule/delete',
  'DELETE /jeecg-boot/sys/fillRule/deleteBatch',
  'PUT /jeecg-boot/sys/fillRule/executeRuleByCode/:ruleCode',
  'PUT /jeecg-boot/sys/fillRule/executeRuleByCodeBatch',
  'PUT /jeecg-boot/app/statements',
  'POST /jeecg-boot/db/exec',
  // This operation changes no records; its module writes an audit row for each run.
  'POST /jeecg-boot/db/query',
  'POST /jeecg-boot/sys/position/add',
  'POST /jeecg-boot/sys/position/edit',
  'PUT /jeecg-boot/sys/position/edit',
  'DELETE /jeecg-boot/sys/position/delete',
  'DELETE /jeecg-boot/sys/position/deleteBatch',
  'DELETE /jeecg-boot/app/account/sessions',
  'DELETE /jeecg-boot/app/account/sessions/:id',
  'DELETE /jeecg-boot/app/views/:id',
  'PUT /jeecg-boot/app/views/title',
  'POST /jeecg-boot/app/imports/run',
  'POST /jeecg-boot/app/imports/undo',
  'POST /jeecg-boot/app/lists/export',
  'POST /jeecg-boot/app/tasks/cancel',
  'POST /jeecg-boot/app/tasks/export',
  'POST /jeecg-boot/app/tasks/retry',
  'POST /jeecg-boot/sys/common/upload',
  'DELETE /jeecg-boot/sys/annountCement/delete',
  'DELETE /jeecg-boot/sys/annountCement/deleteBatch',
  'POST /jeecg-boot/sys/annountCement/edit',
  'PUT /jeecg-boot/sys/annountCement/edit',
  // Data rules and their grants: data-rule/data-rule.test.ts.
  'POST /jeecg-boot/sys/permission/addPermissionRule',
  'POST /jeecg-boot/sys/permission/editPermissionRule',
  'PUT /jeecg-boot/sys/permission/editPermissionRule',
  'DELETE /jeecg-boot/sys/permission/deletePermissionRule',
  'POST /jeecg-boot/sys/role/datarule',
  'POST /jeecg-boot/sys/sysDepartPermission/datarule',
  'POST /jeecg-boot/sys/sysDepartRole/datarule',
  'POST /jeecg-boot/app/data-rules/grants',
  // Departments and members: department/administration.test.ts.
  'POST /jeecg-boot/sys/sysDepart/add',
  'PUT /jeecg-boot/sys/sysDepart/edit',
  'DELETE /jeecg-boot/sys/sysDepart/delete',
  'DELETE /jeecg-boot/sys/sysDepart/deleteBatch',
  'POST /jeecg-boot/sys/user/editSysDepartWithUser',
  'DELETE /jeecg-boot/sys/user/deleteUserInDepart',
  'DELETE /jeecg-boot/sys/user/deleteUserInDepartBatch',
  'DELETE /jeecg-boot/sys/role/delete',
  'DELETE /jeecg-boot/sys/role/deleteBatch',
  'DELETE /jeecg-boot/sys/user/deleteUserRole',
  'DELETE /jeecg-boot/sys/user/deleteUserRoleBatch',
  'POST /jeecg-boot/sys/permission/saveRolePermission',
  'POST /jeecg-boot/sys/permission/add',
  'PUT /jeecg-boot/sys/permission/edit',
  'POST /jeecg-boot/sys/permission/edit',
  'DELETE /jeecg-boot/sys/permission/delete',
  'DELETE /jeecg-boot/sys/permission/deleteBatch',
  'POST /jeecg-boot/app/permissions/move',
  'POST /jeecg-boot/sys/role/add',
  'POST /jeecg-boot/sys/user/addSysUserRole',
  'POST /jeecg-boot/sys/role/edit',
  'PUT /jeecg-boot/sys/role/edit',
  'DELETE /jeecg-boot/sys/log/delete',
  'DELETE /jeecg-boot/sys/log/deleteBatch',
  'POST /jeecg-boot/sys/online/forceLogout',
  'PUT /jeecg-boot/sys/sysAnnouncementSend/editByAnntIdAndUserId',
  'POST /jeecg-boot/sys/user/add',
  'POST /jeecg-boot/sys/user/edit',
  'PUT /jeecg-boot/sys/user/edit',
  'PUT /jeecg-boot/sys/user/frozenBatch',
  'PUT /jeecg-boot/sys/user/changePassword',
  'DELETE /jeecg-boot/sys/user/delete',
  'DELETE /jeecg-boot/sys/user/deleteBatch',
  'PUT /jeecg-boot/sys/user/putRecycleBin',
  'DELETE /jeecg-boot/sys/user/deleteRecycleBin',
  'PUT /jeecg-boot/sys/sysAnnouncementSend/readAll',
  // Messages and templates, at the paths of both JeecgBoot versions: message/message.test.ts.
  ...['/sys/message', '/message'].flatMap((area) => [
    `POST /jeecg-boot${area}/sysMessageTemplate/add`,
    `POST /jeecg-boot${area}/sysMessageTemplate/edit`,
    `PUT /jeecg-boot${area}/sysMessageTemplate/edit`,
    `DELETE /jeecg-boot${area}/sysMessageTemplate/delete`,
    `DELETE /jeecg-boot${area}/sysMessageTemplate/deleteBatch`,
    `POST /jeecg-boot${area}/sysMessageTemplate/sendMsg`,
    `DELETE /jeecg-boot${area}/sysMessage/delete`,
    `DELETE /jeecg-boot${area}/sysMessage/deleteBatch`,
  ]),
  'POST /jeecg-boot/app/messages/retry',
  // OAuth bindings: oauth-login/oauth-login.test.ts
  'POST /jeecg-boot/app/account/third-accounts',
  'DELETE /jeecg-boot/app/account/third-accounts/:source',
]

/** Working state of a single user, such as drafts, which is not audited. */
const unrecorded = ['PUT /jeecg-boot/app/drafts', 'DELETE /jeecg-boot/app/drafts/:id']

/** Read operations with a request body, or with a file as answer. */
const reads = [
  'POST /jeecg-boot/app/checkRules/try',
  'POST /jeecg-boot/app/fillRules/try',
  'POST /jeecg-boot/sys/checkRule/exportXls',
  'POST /jeecg-boot/sys/fillRule/exportXls',
  'POST /jeecg-boot/app/imports/check',
  'POST /jeecg-boot/app/imports/errors',
  'POST /jeecg-boot/app/imports/template',
  'POST /jeecg-boot/app/lists/exportSize',
  'POST /jeecg-boot/app/reports/csv',
  'POST /jeecg-boot/app/reports/run',
  'POST /jeecg-boot/app/tasks/file',
]

const recorded = async () =>
  (
    await server.services.database.pool.query<{ count: number; by: string }>(
      'select count(*), (array_agg(username order by seq desc))[1] as by from audit_log',
    )
  ).rows[0] as { count: number; by: string }

test('every operation that changes data is in the list of tested operations', () => {
  const found = server.app.routeAccess
    .filter(({ method, access }) => !['GET', 'HEAD'].includes(method) && access !== 'public')
    .map(({ method, url }) => `${method} ${url}`)

  const tried = writes.map(([method, path]) => `${method} /jeecg-boot${path}`)
  expect(found.sort()).toEqual([...tried, ...triedElsewhere, ...unrecorded, ...reads].sort())
})

test.each(writes)(
  '%s %s by %s adds one row to the audit log, but none if it is refused',
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
    expect(await recorded()).toEqual({ count: before.count + 1, by })
  },
)
