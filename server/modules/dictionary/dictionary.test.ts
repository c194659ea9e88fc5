import { expect, test } from 'vitest'
import { type Method, servePeople } from '../../../tests/support/serve-people.ts'

type Person = 'admin' | 'clerk'

const { server, headers, call: ask } = servePeople<Person>(['admin', 'clerk'])

const call = (
  method: Method,
  path: string,
  body?: object,
  { by = 'admin', locale = 'zh-CN' }: { by?: Person; locale?: string } = {},
) => ask(method, `/sys${path}`, { body, by, locale })
const newDict = async (dictCode: string) =>
  (await call('POST', '/dict/add', { dictName: `字典 ${dictCode}`, dictCode, type: 0 })).result
const newItem = (dictId: string, itemValue: string, more: object = {}) =>
  call('POST', '/dictItem/add', { dictId, itemText: `文本${itemValue}`, itemValue, ...more })
const itemsOf = async (code: string, locale = 'zh-CN') =>
  (await call('GET', `/dict/getDictItems/${code}`, undefined, { by: 'clerk', locale })).result
const idOf = async (code: string) =>
  (await server.services.database.pool.query('select id from sys_dict where dict_code = $1', [code])).rows[0]
    .id
const epoch = async () =>
  (await server.services.database.pool.query('select epoch from rights_epoch')).rows[0].epoch

test('a dictionary with its items is available to all users at the next request', async () => {
  const before = await epoch()
  const { id } = await newDict('brew')
  await newItem(id, 'green', { itemTextEn: 'Green tea', color: 'green', sortOrder: 2, status: 1 })
  const made = await newItem(id, 'black', { itemTextEn: 'Black tea', sortOrder: 1 })

  expect(made.result).toMatchObject({
    dictId: id,
    status: 1,
    sortOrder: 1,
    shipped: false,
    createBy: 'admin',
  })
  expect(await itemsOf('brew', 'en-US')).toMatchObject([
    { value: 'black', text: 'Black tea' },
    { value: 'green', text: 'Green tea', color: 'green' },
  ])
  expect(await epoch()).toBeGreaterThan(before)

  // A JeecgBoot client sends all fields of its form, which has no English text.
  const { itemTextEn: _, ...stock } = made.result
  await call('PUT', '/dictItem/edit', { ...stock, itemText: '红茶', dictId: 'elsewhere' })
  expect(await itemsOf('brew', 'en-US')).toMatchObject([{ text: 'Black tea' }, {}])
  expect(await itemsOf('brew')).toMatchObject([{ text: '红茶' }, {}])
  await call('PUT', '/dictItem/edit', { ...made.result, status: '0' })
  expect(await itemsOf('brew')).toHaveLength(1)
})

test('the lists answer a JeecgBoot client', async () => {
  const { id } = await newDict('listed')
  await newItem(id, 'b', { sortOrder: 2 })
  await newItem(id, 'a', { sortOrder: 1, status: 0 })

  const items = await call('GET', `/dictItem/list?dictId=${id}&itemText=&status=&pageNo=1&pageSize=10&_t=1`)
  expect(items.result.records).toMatchObject([{ itemValue: 'a', status: 0 }, { itemValue: 'b' }])
  expect((await call('GET', `/dictItem/list?dictId=${id}&status=1`)).result.total).toBe(1)
  expect((await call('GET', '/dict/list?dictCode=listed&column=createTime&order=desc')).result).toMatchObject(
    {
      total: 1,
      records: [{ id, delFlag: 0, type: 0 }],
    },
  )
  expect((await call('GET', '/dict/treeList')).result).toContainEqual(
    expect.objectContaining({ key: id, title: '字典 listed', dictCode: 'listed' }),
  )
  expect(await call('GET', '/dict/refleshCache', undefined, { by: 'clerk' })).toMatchObject({ success: true })
})

test('dictionary codes are unique, and values are unique in their dictionary', async () => {
  const { id } = await newDict('once')
  await newItem(id, 'a')

  expect(await newItem(id, 'a')).toMatchObject({ status: 200, success: false, message: '字典值不可重复' })
  expect(await call('GET', `/dictItem/dictItemCheck?dictId=${id}&itemValue=a`)).toMatchObject({
    success: false,
    message: '该值不可用，系统中已存在！',
  })
  expect(await call('GET', `/dictItem/dictItemCheck?dictId=${id}&itemValue=b&id=`)).toMatchObject({
    success: true,
  })
  expect(await call('POST', '/dict/add', { dictName: 'x', dictCode: 'once' })).toMatchObject({
    success: false,
    message: '字典编码已存在（可能在回收站中）',
  })
  expect(await newItem('none', 'a')).toMatchObject({ success: false, message: '未找到对应实体' })
})

test('a dictionary of a page keeps its code and values; its texts can change', async () => {
  const id = await idOf('settle_bill_status')
  const { records } = (await call('GET', `/dictItem/list?dictId=${id}&pageSize=-1`)).result
  const [item] = records
  const { id: own } = await newDict('own')
  const dict = (await call('GET', `/dict/queryById?id=${id}`)).result
  const refused = { status: 200, success: false, message: expect.stringContaining('系统内置') }

  expect(item.shipped).toBe(true)
  expect(await call('DELETE', `/dict/deleteBatch?ids=${own},${id},`)).toMatchObject(refused)
  expect(await call('GET', `/dict/queryById?id=${own}`)).toMatchObject({ success: true })
  expect(await call('PUT', '/dict/edit', { ...dict, dictCode: 'other' })).toMatchObject(refused)
  expect(await call('DELETE', `/dictItem/delete?id=${item.id}`)).toMatchObject(refused)
  expect(await call('PUT', '/dictItem/edit', { ...item, itemValue: 'X' })).toMatchObject(refused)
  expect((await call('PUT', '/dictItem/edit', { ...item, itemText: '待处理' })).result.itemText).toBe(
    '待处理',
  )
})

test('the recycle bin keeps a dictionary with its items until it is deleted permanently', async () => {
  const { id } = await newDict('binned')
  await newItem(id, 'a')

  expect(await call('DELETE', `/dict/deletePhysic/${id}`)).toMatchObject({ success: false })
  expect(await call('DELETE', `/dict/delete?id=${id}`)).toMatchObject({
    success: true,
    message: '删除成功！',
  })
  expect(await itemsOf('binned')).toEqual([])
  expect((await call('GET', '/dict/deleteList')).result).toMatchObject([{ id, delFlag: 1 }])
  expect(await call('PUT', `/dict/back/${id}`)).toMatchObject({ success: true })
  expect(await itemsOf('binned')).toHaveLength(1)

  await call('DELETE', `/dict/deleteBatch?ids=${id},`)
  expect(await call('DELETE', `/dict/deletePhysic/${id}`)).toMatchObject({ success: true })
  expect((await call('GET', '/dict/deleteList')).result).toEqual([])
  expect(await call('PUT', `/dict/back/${id}`)).toMatchObject({ success: false })
})

test('a client with the current dictionaries gets a 304', async () => {
  const all = (tag?: string) =>
    server.app.inject({
      url: '/jeecg-boot/sys/dict/queryAllDictItems?_t=1',
      headers: { ...headers.clerk, 'x-locale': 'en-US', ...(tag && { 'if-none-match': tag }) },
    })
  const first = await all()
  const tag = String(first.headers.etag)

  expect(first.json().result.dict_item_status).toMatchObject([
    { value: '1', title: 'Active' },
    { value: '0' },
  ])
  expect(await all(tag)).toMatchObject({ statusCode: 304, body: '' })
  expect(await all(`"x", ${tag}`)).toMatchObject({ statusCode: 304 })
  const { id } = await newDict('tagged')
  await newItem(id, 'a')
  const changed = await all(tag)
  expect(changed.statusCode).toBe(200)
  expect(changed.json().result.tagged).toMatchObject([{ value: 'a', text: '文本a' }])
})

test('the order of items is saved completely or not at all', async () => {
  const { id } = await newDict('ordered')
  const made = []
  for (const value of ['a', 'b', 'c']) made.push((await newItem(id, value)).result)
  const [a, b, c] = made
  const order = (items: object[], by: Person = 'admin') =>
    server.app.inject({
      method: 'PUT',
      url: '/jeecg-boot/app/dictionary/order',
      headers: headers[by],
      payload: { dictId: id, items },
    })

  expect((await order([c, a, b])).statusCode).toBe(200)
  expect(await itemsOf('ordered')).toMatchObject([{ value: 'c' }, { value: 'a' }, { value: 'b' }])
  const ordered = await server.app.inject({
    url: `/jeecg-boot/app/dictionary/order?dictId=${id}`,
    headers: headers.admin,
  })
  expect(ordered.json().result).toMatchObject({
    dictId: id,
    items: [{ itemValue: 'c', itemText: '文本c', color: null }, { itemValue: 'a' }, { itemValue: 'b' }],
  })
  for (const items of [
    [a, b],
    [a, b, b],
    [a, b, { id: 'none' }],
    [a, b, c, { id: 'none' }],
  ])
    expect((await order(items)).json().result.error).toBe('DICTIONARY_ITEMS_OTHER')
  expect((await order([c, a, b], 'clerk')).statusCode).toBe(403)
})

test('all operations of dictionaries require the permission', async () => {
  for (const path of ['/dict/list', '/dict/deleteList', '/dictItem/list?dictId=x'])
    expect(await call('GET', path, undefined, { by: 'clerk' })).toMatchObject({ success: false, code: 510 })
})
