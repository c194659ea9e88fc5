import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FormPage, ListPage, Page, ReportPage } from '#schemas'
import { type CallOptions, type Method, servePeople } from '../../../tests/support/serve-people.ts'

type Person = 'admin' | 'clerk'

const { server, headers, call, run, lastAudit } = servePeople<Person>(['admin', 'clerk'])

const AUTHOR =
  'create_by varchar(50), create_time timestamptz, update_by varchar(50), update_time timestamptz'

async function createTable(name: string, columns: string) {
  await run(`create table custom.${name} (id varchar(32) primary key, ${columns}, ${AUTHOR})`)
}
const tables = (method: Method, path = '', options?: CallOptions<Person>) =>
  call(method, `/app/tables${path}`, options)
const register = (table: string) => tables('POST', '', { body: { table } })
const rows = (table: string, query: Record<string, string> = {}, by: Person = 'admin') =>
  tables('GET', `/${table}/list`, { query, by })

const today = async () => {
  const [{ day }] = await run('select to_char(now(), $1) as day', ['YYYY-MM-DD'])
  return [day, day]
}

/** Creates the permissions of a table. Administrators get them automatically. */
async function grant(table: string, name: string) {
  const code = `table:${name}`
  const menu = { name: table, url: `/custom/${table}`, component: 'custom/List', menuType: 0, isLeaf: false }
  const { result } = await call('POST', '/sys/permission/add', { body: { ...menu, perms: `${code}:list` } })
  const button = { name: 'Edit', menuType: 2, parentId: result.id, perms: `${code}:edit` }
  await call('POST', '/sys/permission/add', { body: button })
}

beforeAll(async () => {
  await createTable(
    'tea_gift',
    `gift_name varchar(40) not null unique, stock integer not null default 0, open_day date, note text`,
  )
  await run(`comment on table custom.tea_gift is '茶礼'`)
  await run(`comment on column custom.tea_gift.gift_name is '名称'`)
  await grant('tea_gift', 'teaGift')
})
afterAll(() => run('drop schema custom cascade').catch(() => undefined))

test('a table becomes a resource without a restart: it is listed, edited, exported and reported', async () => {
  expect((await rows('tea_gift')).status).toBe(404)

  const registered = await register('tea_gift')
  const { result: pages } = await tables('GET', '/pages', { query: { table: 'tea_gift' } })
  for (const page of pages as Page[]) {
    const body = { id: page.id, page, baseVersion: 0, message: 'First' }
    expect((await call('POST', '/app/pages/publish', { body })).result).toEqual({ version: 1 })
  }
  const add = (giftName: string, stock: number) =>
    tables('POST', '/tea_gift/add', { body: { giftName, stock, openDay: '2026-11-25' } })
  const { result: cup } = await add('Cup', 3)
  await add('Pot', 4)
  const edited = await call('PUT', '/app/tables/tea_gift/edit', {
    body: { id: cup.id, giftName: 'Cup', stock: 5 },
  })
  const csv = (path: string, payload: object) =>
    server.app.inject({ method: 'POST', url: `/jeecg-boot${path}`, headers: headers.admin, payload })
  const columns = ['giftName', 'stock', 'openDay']
  const file = await csv('/app/lists/export', {
    page: 'custom/TeaGiftList',
    format: 'csv',
    columns,
    query: {},
  })
  const report = await csv('/app/reports/csv', {
    page: 'custom/TeaGiftReport',
    params: { byDay: await today() },
  })

  expect(registered.result).toMatchObject({
    state: 'resource',
    name: 'teaGift',
    model: 'TeaGift',
    title: '茶礼',
  })
  expect(edited.result).toMatchObject({ giftName: 'Cup', stock: 5, createBy: 'admin', updateBy: 'admin' })
  expect(await lastAudit()).toMatchObject({ action: 'list.export' })
  const found = await rows('tea_gift', { giftName: '*o*', column: 'stock', order: 'asc' })
  expect(found.result.records.map(({ giftName }: { giftName: string }) => giftName)).toEqual(['Pot'])
  expect(parse(file.body, { bom: true }).slice(1).sort()).toEqual([
    ['Cup', '5', '2026-11-25'],
    ['Pot', '4', '2026-11-25'],
  ])
  expect(report.body).toContain(',2,9')
  const { operations } = (await call('GET', '/app/contracts', { query: { names: 'teaGift.list' } })).result
  expect(operations['teaGift.list']).toMatchObject({ path: '/app/tables/tea_gift/list' })
})

test('comments give titles in both languages and units, which the contract and the pages read', async () => {
  await createTable('tea_price', 'tea varchar(40) not null, price bigint not null, discount integer')
  await run(`comment on table custom.tea_price is 'Tea price | 茶价'`)
  await run(`comment on column custom.tea_price.tea is 'Tea | 茶'`)
  await run(`comment on column custom.tea_price.price is 'Price, fen | 价格'`)
  await run(`comment on column custom.tea_price.discount is 'Discount, ppm'`)
  await grant('tea_price', 'teaPrice')
  await register('tea_price')

  const query = { names: 'teaPrice.list', shapes: 'true' }
  const { TeaPrice } = (await call('GET', '/app/contracts', { query })).result.models
  const pages = (await tables('GET', '/pages', { query: { table: 'tea_price' } })).result as Page[]
  const published: unknown[] = []
  for (const page of pages) {
    const body = { id: page.id, page, baseVersion: 0, message: 'First' }
    published.push((await call('POST', '/app/pages/publish', { body })).result)
  }
  const parts = JSON.stringify(pages)

  expect(TeaPrice).toMatchObject({
    title: 'Tea price',
    locales: { 'zh-CN': { 'Tea price': '茶价', Price: '价格', Discount: 'Discount' } },
    shape: { properties: { price: { title: 'Price', 'x-unit': 'fen' } } },
  })
  expect(TeaPrice.list.totals).toEqual(['price'])
  expect(published).toEqual([{ version: 1 }, { version: 1 }, { version: 1 }])
  expect(parts).toContain('"title":"Price","cell":"Money"')
  expect(parts).toContain('"title":"Price","component":"Money"')
  expect(parts).toContain('"title":"Discount","component":"Rate"')
  expect(parts).toContain('"Price":"价格"')
})

test('a comment gives a mask, which the list, the form and the pages keep', async () => {
  await createTable(
    'tea_guest',
    'name varchar(40) not null, phone varchar(11) not null, id_number varchar(18)',
  )
  await run(`comment on column custom.tea_guest.phone is 'Phone, mask phone | 手机号'`)
  await run(`comment on column custom.tea_guest.id_number is 'Id number, mask idNumber'`)
  await grant('tea_guest', 'teaGuest')
  await register('tea_guest')
  const pages = (await tables('GET', '/pages', { query: { table: 'tea_guest' } })).result as Page[]
  const published: unknown[] = []
  for (const page of pages) {
    const body = { id: page.id, page, baseVersion: 0, message: 'First' }
    published.push((await call('POST', '/app/pages/publish', { body })).result)
  }

  const added = await tables('POST', '/tea_guest/add', {
    body: { name: 'Li', phone: '13800000001', idNumber: '11010119900101123X' },
  })
  const { id } = added.result
  const edited = await call('PUT', '/app/tables/tea_guest/edit', {
    body: { id, name: 'Lin', phone: '138****0001', idNumber: added.result.idNumber },
  })
  const tooLong = await call('PUT', '/app/tables/tea_guest/edit', {
    body: { id, name: 'Lin', phone: '138****0001', idNumber: '110101199001011234X' },
  })
  const part = await rows('tea_guest', { phone: '138*' })
  const sorted = await rows('tea_guest', { column: 'phone', order: 'asc' })
  const whole = await rows('tea_guest', { phone: '13800000001' })

  expect(published).toEqual([{ version: 1 }, { version: 1 }, { version: 1 }])
  expect(added.result.idNumber).toBe('1101 **** **** 123X')
  expect(edited.result).toMatchObject({ name: 'Lin', phone: '138****0001' })
  expect(tooLong.status).toBe(400)
  expect(await run('select name, phone, id_number from custom.tea_guest')).toEqual([
    { name: 'Lin', phone: '13800000001', id_number: '11010119900101123X' },
  ])
  expect([part.status, sorted.status, whole.result.total]).toEqual([400, 400, 1])
})

test('a column named version is written like any other', async () => {
  await createTable('tea_recipe', 'tea varchar(40) not null, version integer not null default 1')
  await grant('tea_recipe', 'teaRecipe')
  await register('tea_recipe')

  const { result } = await tables('POST', '/tea_recipe/add', { body: { tea: 'Chai', version: 7 } })
  const edited = await call('PUT', '/app/tables/tea_recipe/edit', {
    body: { id: result.id, tea: 'Chai', version: 3 },
  })

  expect([result.version, edited.result.version]).toEqual([7, 3])
})

describe('rows of a registered table', () => {
  test('a change is audited, and a deletion removes the rows', async () => {
    const { result } = await tables('POST', '/tea_gift/add', { body: { giftName: 'Tray', stock: 1 } })

    await tables('DELETE', '/tea_gift/delete', { query: { id: result.id } })

    expect(await lastAudit()).toMatchObject({ action: 'teaGift.delete', subject_kind: 'custom.tea_gift' })
    expect((await tables('GET', '/tea_gift/queryById', { query: { id: result.id } })).status).toBe(404)
  })

  test.each([
    ['a missing required value', { stock: 1 }, 'giftName'],
    ['a text that is too long', { giftName: 'x'.repeat(41) }, 'giftName'],
    ['a value of another type', { giftName: 'Lid', stock: 'many' }, 'stock'],
    ['a column of the server', { giftName: 'Lid', createBy: 'me' }, 'createBy'],
    ['an unknown column', { giftName: 'Lid', price: 1 }, 'price'],
  ])('%s is refused at its field', async (_, body, field) => {
    const { status, result } = await tables('POST', '/tea_gift/add', { body })

    expect([status, Object.keys(result.fields)]).toEqual([400, [field]])
  })

  test('a value of a unique column that is in use is refused at its field', async () => {
    const { status, result } = await tables('POST', '/tea_gift/add', { body: { giftName: 'Pot' } })

    expect([status, Object.keys(result.fields)]).toEqual([409, ['giftName']])
  })

  test('users without the permission of the table neither read nor change it', async () => {
    const answers = await Promise.all([
      rows('tea_gift', {}, 'clerk'),
      tables('POST', '/tea_gift/add', { by: 'clerk', body: { giftName: 'Spoon' } }),
      tables('GET', '', { by: 'clerk' }),
    ])

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
  })
})

test('a table is a resource as soon as its registration is answered, also beside other requests', async () => {
  await createTable('tea_cup', 'cup_name varchar(40) not null')
  await grant('tea_cup', 'teaCup')

  const others = Promise.all([1, 2, 3].map(() => rows('tea_gift')))
  await register('tea_cup')

  expect((await rows('tea_cup')).status).toBe(200)
  await others
})

describe('tables that change', () => {
  test('a new column is used after the columns are read again', async () => {
    await run('alter table custom.tea_gift add column colour varchar(20)')
    const add = () => tables('POST', '/tea_gift/add', { body: { giftName: 'Green cup', colour: 'green' } })
    const before = await add()

    await register('tea_gift')

    expect(before.status).toBe(400)
    expect((await add()).result).toMatchObject({ colour: 'green' })
  })

  test('a dropped table answers that it is missing, and the rest works', async () => {
    await createTable('tea_tin', 'tin_name varchar(40) not null')
    await grant('tea_tin', 'teaTin')
    await register('tea_tin')
    await run('drop table custom.tea_tin')

    expect(await rows('tea_tin')).toMatchObject({ status: 409, result: { error: 'TABLE_MISSING' } })
    expect((await rows('tea_gift')).status).toBe(200)
    const listed = (await tables('GET')).result.find(({ table }: { table: string }) => table === 'tea_tin')
    expect(listed).toMatchObject({ state: 'missing' })
  })

  test('a table that is no longer a resource is unknown, and its operations too', async () => {
    await tables('DELETE', '', { query: { table: 'tea_gift' } })

    expect((await rows('tea_gift')).status).toBe(404)
    const { operations } = (await call('GET', '/app/contracts', { query: { names: 'teaGift.list' } })).result
    expect(operations).toEqual({})
    await register('tea_gift')
    expect((await rows('tea_gift')).result.total).toBeGreaterThan(0)
  })
})

describe('unsuitable tables', () => {
  test.each([
    ['without author columns', 'create table custom.tea_plain (id varchar(32) primary key)', 'create_by'],
    [
      'with a required column of another type',
      `create table custom.tea_plain (id varchar(32) primary key, shape point not null, ${AUTHOR})`,
      'shape',
    ],
    [
      'whose times have no time zone',
      `create table custom.tea_plain (id varchar(32) primary key, ${AUTHOR.replaceAll('timestamptz', 'timestamp')})`,
      'create_time',
    ],
    [
      'without a key named id',
      `create table custom.tea_plain (code text primary key, ${AUTHOR})`,
      'named id',
    ],
    [
      'with the name of another resource',
      `create table custom.position (id varchar(32) primary key, ${AUTHOR})`,
      'taken',
    ],
  ])('a table %s is refused with the reason', async (_, statement, reason) => {
    const [, name = ''] = /custom\.(\w+)/.exec(statement) ?? []
    await run(statement)

    const { status, message } = await register(name)
    const listed = (await tables('GET')).result.find(({ table }: { table: string }) => table === name)

    expect([status, message]).toEqual([422, expect.stringContaining(reason)])
    expect(listed).toMatchObject({ table: name })
    await run(`drop table custom.${name}`)
  })

  test('tables of the product are never offered', async () => {
    const { result } = await tables('GET')

    expect(await register('sys_user')).toMatchObject({ status: 409, result: { error: 'TABLE_MISSING' } })
    expect(result.map(({ table }: { table: string }) => table)).not.toContain('sys_user')
  })
})

test('numbers with decimals and booleans are listed, searched, summed, edited and reported', async () => {
  await createTable(
    'tea_weight',
    'weight numeric(8, 3) not null, mass numeric(15, 6), rank integer, is_organic boolean not null, is_rare boolean, ratio numeric, exact numeric(20, 2)',
  )
  await grant('tea_weight', 'teaWeight')
  await register('tea_weight')
  const add = (body: object) => tables('POST', '/tea_weight/add', { body })

  const { result: first } = await add({ weight: 0.07, isOrganic: true, isRare: null })
  await add({ weight: 12.345, isOrganic: false, isRare: true })
  const long = await add({ weight: 1, isOrganic: true, mass: 732_427.202229 })
  await tables('DELETE', '/tea_weight/delete', { query: { id: long.result.id } })
  const tooFine = await add({ weight: 0.0001, isOrganic: true })
  const tooLarge = await add({ weight: 100_000, isOrganic: true })
  const { result: all } = await rows('tea_weight', { column: 'weight', order: 'asc' })
  const { result: organic } = await rows('tea_weight', { isOrganic: 'true' })
  const { result: heavy } = await rows('tea_weight', { weight_begin: '0.071' })
  const { result: badSearch } = await rows('tea_weight', { isOrganic: 'perhaps' })
  const edited = await tables('PUT', '/tea_weight/edit', {
    body: { id: first.id, weight: 1.5, isOrganic: false },
  })
  const { result: pages } = await tables('GET', '/pages', { query: { table: 'tea_weight' } })

  expect(long.result.mass).toBe(732_427.202229)
  expect([tooFine, tooLarge].map(({ status }) => status)).toEqual([400, 400])
  expect(all.records).toMatchObject([
    { weight: 0.07, isOrganic: true, isRare: null },
    { weight: 12.345, isOrganic: false, isRare: true },
  ])
  expect(Object.keys(all.records[0])).not.toContain('ratio')
  expect(Object.keys(all.records[0])).not.toContain('exact')
  expect(organic.records).toMatchObject([{ weight: 0.07 }])
  expect(heavy.records).toMatchObject([{ weight: 12.345 }])
  expect(badSearch.fields).toEqual({ isOrganic: 'true or false is expected' })
  expect(edited.success).toBe(true)
  const [form, list, report] = pages as [FormPage, ListPage, ReportPage]
  expect(form.form.nodes).toMatchObject([
    { field: 'weight', component: 'Number', props: { decimals: 3 }, required: true },
    { field: 'mass', component: 'Number', props: { decimals: 6 } },
    { field: 'rank', component: 'Number' },
    { field: 'isOrganic', component: 'Switch', default: false },
    { field: 'isRare', component: 'Switch' },
  ])
  expect(list.list.columns.map(({ cell }) => cell).slice(1, 6)).toEqual([
    ...['Number', 'Number', 'Number', 'Boolean', 'Boolean'],
  ])
  expect(report.report.measures.map(({ id }) => id)).toEqual(['records', 'weight', 'mass', 'rank'])
  for (const page of [form, list, report]) {
    const body = { id: page.id, page, baseVersion: 0, message: 'First' }
    expect((await call('POST', '/app/pages/publish', { body })).result).toEqual({ version: 1 })
  }
  const params = { byDay: await today() }
  const { result: summed } = await call('POST', '/app/reports/run', { body: { page: report.id, params } })
  expect(summed.totals).toMatchObject({ records: 2, weight: 13.845 })
})
