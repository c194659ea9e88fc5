import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { signInAll } from '../../../tests/support/sign-in-all.ts'
import type { Locale } from '../http/locale.ts'

let server: TestApp
let admin: Record<string, string>
beforeAll(async () => {
  server = await createTestApp()
  const { 'x-locale': _, ...headers } = (await signInAll(server, ['admin'])).admin
  admin = headers
})
afterAll(() => server.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = async (method: Method, path: string, locale: Locale | undefined, payload?: object) =>
  (
    await server.app.inject({
      method,
      url: `/jeecg-boot${path}`,
      headers: { ...admin, ...(locale && { 'x-locale': locale }) },
      ...(payload && { payload }),
    })
  ).json()
const get = async (path: string, locale?: Locale) => (await call('GET', path, locale)).result
const run = async (text: string, values: unknown[] = []) =>
  (await server.services.database.pool.query(text, values)).rows
const lastAudit = async () => (await run('select detail from audit_log order by seq desc limit 1'))[0].detail

const SHOP_KEEPER = 'roleCode=shop_keeper'
const STATUS = 'dictCode=settle_bill_status'
const COMMON = 'ruleCode=common'

/**
 * Texts of shipped records. Each entry has the field, the URL that reads the record, and the text in English
 * and Chinese.
 */
const shipped = [
  ['roleName', `/sys/role/list?${SHOP_KEEPER}`, 'Shop manager', '店长'],
  [
    'description',
    `/sys/role/list?${SHOP_KEEPER}`,
    'Reads the bills and trades of one shop',
    '查看所属门店的账单和交易',
  ],
  ['dictName', `/sys/dict/list?${STATUS}`, 'Bill status', '结算账单状态'],
  [
    'description',
    `/sys/dict/list?${STATUS}`,
    'Stage of a bill from creation to payment',
    '结算账单从生成到付款所处的环节',
  ],
  ['ruleName', `/sys/checkRule/list?${COMMON}`, 'Common rule of codes', '通用编码规则'],
  [
    'ruleDescription',
    `/sys/checkRule/list?${COMMON}`,
    'Codes: 3 to 12 letters, digits and underscores, starting with a letter',
    '编码以字母开头，由字母、数字和下划线组成，长度 3 至 12 位',
  ],
] as const

describe('names of shipped records', () => {
  test.each(shipped)(
    '%s of %s is shown in the language of the reader',
    async (field, path, english, chinese) => {
      const said = async (locale?: Locale) =>
        (await get(path, locale)).records.map((row: object) => Reflect.get(row, field))

      expect(await said('en-US')).toEqual([english])
      expect(await said('zh-CN')).toEqual([chinese])
      expect(await said()).toEqual([chinese])
    },
  )

  test('a shipped name is the same in look-ups, pickers, trees and lists of users', async () => {
    const keeper = async (path: string, locale: Locale) =>
      (await get(path, locale)).find(({ roleCode }: { roleCode: string }) => roleCode === 'shop_keeper')
        .roleName
    const tree = async (locale: Locale) =>
      (await get('/sys/dict/treeList', locale)).find(
        ({ dictCode }: { dictCode: string }) => dictCode === 'settle_bill_status',
      ).title
    const [{ id }] = (await get(`/sys/dict/list?${STATUS}`)).records
    const [role] = (await get(`/sys/role/list?${SHOP_KEEPER}`)).records
    for (const [locale, name, dict] of [
      ['en-US', 'Shop manager', 'Bill status'],
      ['zh-CN', '店长', '结算账单状态'],
    ] as const) {
      expect(await keeper('/sys/role/queryall', locale)).toBe(name)
      expect((await get(`/sys/role/queryById?id=${role.id}`, locale)).roleName).toBe(name)
      expect((await get('/sys/user/list?username=keeper', locale)).records[0].roleTxt).toBe(name)
      expect(await get(`/sys/dict/getDictText/sys_role,role_name,role_code/shop_keeper`, locale)).toBe(name)
      expect(await tree(locale)).toBe(dict)
      expect((await get(`/app/dictionary/order?dictId=${id}`, locale)).dictName).toBe(dict)
    }
  })

  test('a table dictionary is sorted by the names that the reader sees', async () => {
    const source = encodeURIComponent("role_code in ('shop_keeper','admin') order by role_name desc")
    const texts = async (locale: Locale) =>
      (await get(`/sys/dict/getDictItems/sys_role,role_name,role_code,${source}`, locale)).map(
        ({ text }: { text: string }) => text,
      )

    expect(await texts('en-US')).toEqual(['Shop manager', 'Administrator'])
  })

  test('a list is searched and sorted by the names that the reader sees', async () => {
    const names = async (query: string, locale: Locale) =>
      (await get(`/sys/role/list?pageSize=50&${query}`, locale)).records.map(
        ({ roleName }: { roleName: string }) => roleName,
      )

    expect(await names('roleName=*manag*', 'en-US')).toEqual(['Shop manager'])
    expect(await names('roleName=*manag*', 'zh-CN')).toEqual([])
    expect(await names('roleName=*店长*', 'zh-CN')).toEqual(['店长'])
    const sorted = await names('column=roleName&order=asc', 'en-US')
    expect(sorted.slice(0, 3)).toEqual(['Administrator', 'Configurator', 'Registered user'])
  })
})

describe('edited names', () => {
  const cases = [
    ['role', '/sys/role', 'roleName', { roleName: 'Cashier', roleCode: 'cashier', description: 'Counts' }],
    [
      'dictionary',
      '/sys/dict',
      'dictName',
      { dictName: 'Cashier', dictCode: 'cashier', description: 'Counts' },
    ],
    [
      'check rule',
      '/sys/checkRule',
      'ruleName',
      {
        ruleName: 'Cashier',
        ruleCode: 'cashier',
        ruleDescription: 'Counts',
        parts: [{ digits: '*', pattern: '^a$', message: 'a' }],
      },
    ],
  ] as const

  test.each(cases)(
    'editing the name of a %s keeps the name in the other language',
    async (_, path, field, body) => {
      const { id } = (await call('POST', `${path}/add`, 'en-US', body)).result
      const read = (locale: Locale) => get(`${path}/queryById?id=${id}`, locale)
      const save = async (locale: Locale, change: object) =>
        (await call('PUT', `${path}/edit`, locale, { ...(await read(locale)), ...change })).result
      const names = async () => [(await read('zh-CN'))[field], (await read('en-US'))[field]]

      expect(await names()).toEqual(['Cashier', 'Cashier'])
      await save('zh-CN', { [field]: '收银员' })
      expect(await names()).toEqual(['收银员', 'Cashier'])
      expect(await lastAudit()).toMatchObject({
        from: { [field]: 'Cashier', [`${field}En`]: 'Cashier' },
        to: { [field]: '收银员', [`${field}En`]: 'Cashier' },
      })
      // Saving an unchanged form changes neither of the languages.
      for (const locale of ['en-US', 'zh-CN'] as const) await save(locale, {})
      expect(await names()).toEqual(['收银员', 'Cashier'])
      expect((await save('en-US', { [field]: 'Teller' }))[field]).toBe('Teller')
      expect(await names()).toEqual(['收银员', 'Teller'])
    },
  )

  test.each(cases)('the name of a %s may be the same in both languages', async (_, path, field, body) => {
    const code = { roleCode: 'same_word', dictCode: 'same_word', ruleCode: 'same_word' }
    const { id } = (await call('POST', `${path}/add`, 'en-US', { ...body, ...code, [field]: '收银员' }))
      .result
    const read = (locale?: Locale) => get(`${path}/queryById?id=${id}`, locale)
    const save = async (record: object, locale: Locale | undefined, change: object = {}) =>
      call('PUT', `${path}/edit`, locale, { ...record, ...change })
    const names = async () => [(await read('zh-CN'))[field], (await read('en-US'))[field]]

    // So far, there is only an English name. Saving in Chinese defines the Chinese name, which later English
    // edits don't change.
    await save(await read('zh-CN'), 'zh-CN')
    await save(await read('en-US'), 'en-US', { [field]: 'Cashier' })
    expect(await names()).toEqual(['收银员', 'Cashier'])
    // The user fills in the form in English, switches to Chinese and then sends it.
    await save(await read('en-US'), 'zh-CN')
    expect(await names()).toEqual(['收银员', 'Cashier'])
    // A JeecgBoot client sends no language, so the text is Chinese.
    await save(await read(), undefined, { [field]: 'Cashier' })
    expect(await names()).toEqual(['Cashier', 'Cashier'])
  })

  test('a role keeps its description if the body does not contain it', async () => {
    const body = { roleName: '库管', roleCode: 'stock_keeper', description: '盘点' }
    const { id } = (await call('POST', '/sys/role/add', 'zh-CN', body)).result
    await call('PUT', '/sys/role/edit', 'en-US', { ...body, id, description: 'Counts' })
    const described = async (locale: Locale) =>
      (await get(`/sys/role/queryById?id=${id}`, locale)).description

    const { success } = await call('PUT', '/sys/role/edit', 'zh-CN', { ...body, id, description: undefined })
    expect(success).toBe(true)
    expect([await described('zh-CN'), await described('en-US')]).toEqual(['盘点', 'Counts'])
    await call('PUT', '/sys/role/edit', 'zh-CN', { ...body, id, description: '' })
    expect([await described('zh-CN'), await described('en-US')]).toEqual([null, null])
  })

  test('an empty description is removed in every language', async () => {
    const body = { dictName: '空', dictCode: 'emptied', description: '说明' }
    const { id } = (await call('POST', '/sys/dict/add', 'zh-CN', body)).result
    const edit = (locale: Locale, change: object) =>
      call('PUT', '/sys/dict/edit', locale, { ...body, id, ...change })
    const described = async (locale: Locale) =>
      (await get(`/sys/dict/queryById?id=${id}`, locale)).description

    await edit('en-US', { description: 'About' })
    expect([await described('zh-CN'), await described('en-US')]).toEqual(['说明', 'About'])
    // A form without this field leaves it unchanged.
    await edit('en-US', { description: undefined })
    expect([await described('zh-CN'), await described('en-US')]).toEqual(['说明', 'About'])
    await edit('en-US', { description: '' })
    expect([await described('zh-CN'), await described('en-US')]).toEqual([null, null])
  })

  test('a JeecgBoot client, which sends no language, keeps the name in the other language', async () => {
    const [role] = (await get(`/sys/role/list?${SHOP_KEEPER}`)).records

    await call('PUT', '/sys/role/edit', undefined, { ...role, roleName: '掌柜' })

    expect((await get('/sys/role/list?roleName=*掌柜*')).records).toHaveLength(1)
    expect((await get(`/sys/role/queryById?id=${role.id}`, 'en-US')).roleName).toBe('Shop manager')
    await call('PUT', '/sys/role/edit', undefined, role)
  })
})

test('an exported file of roles has the names that its reader sees', async () => {
  const body = {
    page: 'system/RoleUserList',
    format: 'csv',
    columns: ['roleName'],
    query: { roleCode: '*shop_keeper*' },
  }
  const file = async (locale: Locale) =>
    (
      await server.app.inject({
        method: 'POST',
        url: '/jeecg-boot/app/lists/export',
        headers: { ...admin, 'x-locale': locale, 'idempotency-key': `names-${locale}` },
        payload: body,
      })
    ).body

  expect(await file('en-US')).toContain('Shop manager')
  expect(await file('zh-CN')).toContain('店长')
})

test('a login in the log is shown in the language of the reader, and as in JeecgBoot without a language', async () => {
  const said = async (locale?: Locale) =>
    (await get('/sys/log/list?logType=1&userid=admin&pageSize=1', locale)).records[0].logContent

  expect(await said()).toBe('用户名: admin,登录成功！')
  expect(await said('zh-CN')).toBe('用户名: admin,登录成功！')
  expect(await said('en-US')).toBe('admin signed in')
  expect((await get('/sys/log/list?logType=1&keyWord=*signed in*', 'en-US')).total).toBeGreaterThan(0)
})
