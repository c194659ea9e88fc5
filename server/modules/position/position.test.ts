import { expect, test } from 'vitest'
import { type Method, servePeople } from '../../../tests/support/serve-people.ts'

type Person = 'admin' | 'clerk'

const { server, headers, call: ask, lastAudit } = servePeople<Person>(['admin', 'clerk'])

const call = (method: Method, path: string, body?: object, by: Person = 'admin') =>
  ask(method, `/sys/position${path}`, { body, by, locale: 'zh-CN' })
const add = async (code: string) =>
  (await call('POST', '/add', { code, name: `职务 ${code}`, postRank: '3' })).result

test('a position is added, changed by its whole record with PUT or POST, and deleted', async () => {
  const made = await call('POST', '/add', { id: 'mine', code: 'cto', name: ' 总监 ', createBy: 'evil', x: 1 })
  expect(made).toMatchObject({
    success: true,
    message: '添加成功！',
    result: { name: '总监', postRank: null },
  })
  expect(made.result).toMatchObject({ createBy: 'admin' })
  expect(made.result.id).not.toBe('mine')

  const edited = await call('PUT', '/edit', { ...made.result, postRank: '5', createBy: 'evil' })
  expect(edited).toMatchObject({ message: '修改成功！', result: { postRank: '5', createBy: 'admin' } })
  expect(await lastAudit()).toMatchObject({
    action: 'position.edit',
    subject_kind: 'sys_position',
    detail: { from: { postRank: null }, to: { postRank: '5' } },
  })
  const { id } = made.result
  expect((await call('POST', '/edit', { id, code: 'cto', name: '首席' })).result).toMatchObject({
    name: '首席',
    postRank: '5',
  })
  expect((await call('GET', `/queryById?id=${id}`)).result).toMatchObject({ code: 'cto' })
  expect((await call('GET', '/queryByCode?code=cto')).result).toMatchObject({ id })

  expect(await call('DELETE', `/delete?id=${id}&_t=1`)).toMatchObject({ message: '删除成功！', result: null })
  expect(await lastAudit()).toMatchObject({
    action: 'position.delete',
    detail: { from: { id }, to: {} },
  })
  expect(await call('GET', `/queryById?id=${id}`)).toMatchObject({
    success: false,
    message: '未找到对应实体',
  })
})

test('a code in use is refused, by the database too', async () => {
  await add('taken')
  const both = await Promise.all(['race', 'race'].map((code) => call('POST', '/add', { code, name: 'x' })))

  expect(await call('POST', '/add', { code: 'taken', name: 'x' })).toMatchObject({
    status: 200,
    success: false,
    message: '职务编码已存在',
  })
  expect(both.map(({ success }) => success).sort()).toEqual([false, true])
})

test.each([
  ['no name', { code: 'fine', name: ' ' }],
  ['no code', { name: 'x' }],
  ['a code with a space', { code: 'a b', name: 'x' }],
  ['a rank that is too long', { code: 'fine', name: 'x', postRank: '123' }],
])('a position with %s is refused', async (_name, body) => {
  expect(await call('POST', '/add', body)).toMatchObject({ status: 200, success: false })
})

test('a batch deletes all or none, also with a trailing comma', async () => {
  const { id } = await add('one')
  const { id: other } = await add('two')

  expect(await call('DELETE', `/deleteBatch?ids=${id},none`)).toMatchObject({ success: false })
  expect(await call('DELETE', '/deleteBatch?ids=,')).toMatchObject({ success: false })
  expect((await call('GET', `/queryById?id=${id}`)).success).toBe(true)
  expect(await call('DELETE', `/deleteBatch?ids=${id},${other},`)).toMatchObject({ success: true })
})

test('the list answers a JeecgBoot client and shows each change at once', async () => {
  const ask = () =>
    call(
      'GET',
      `/list?_t=1&name=${encodeURIComponent('*职务 list*')}&column=createTime&order=desc&field=id,,code&x=y`,
    )
  expect((await ask()).result.total).toBe(0)
  await add('list')

  expect((await ask()).result).toMatchObject({ total: 1, records: [{ code: 'list', postRank: '3' }] })
})

test('all operations of positions require the permission', async () => {
  expect(await call('GET', '/list', undefined, 'clerk')).toMatchObject({ success: false, code: 510 })
  expect(await call('POST', '/add', { code: 'c', name: 'n' }, 'clerk')).toMatchObject({ code: 510 })
})

test('a position in use cannot be deleted, whatever else is in the batch', async () => {
  const [held, free] = [await add('held'), await add('free')]
  const hold = (post: string | null) =>
    server.services.database.pool.query("update sys_user set post = $1 where username = 'clerk'", [post])
  await hold('free_too,held')

  const refused = await call('DELETE', `/deleteBatch?ids=${held.id},${free.id}`)
  expect(refused).toMatchObject({
    success: false,
    message: '职务“职务 held”仍有 1 名用户使用，请先调整后再删除',
    refusal: { error: 'POSITION_HELD', status: 409 },
  })
  expect((await call('GET', '/queryByCode?code=free')).success).toBe(true)
  await hold(null)
  expect((await call('DELETE', `/deleteBatch?ids=${held.id},${free.id}`)).success).toBe(true)
})

test('signed-in users look up positions by name or code, and names of chosen codes', async () => {
  await add('pick_1')
  await add('pick_2')
  const pick = async (query: string) => {
    const url = `/jeecg-boot/app/positions/options?${query}`
    return (await server.app.inject({ url, headers: headers.clerk })).json().result
  }

  expect(await pick('keyword=PICK_')).toEqual([
    { code: 'pick_1', name: '职务 pick_1' },
    { code: 'pick_2', name: '职务 pick_2' },
  ])
  expect(await pick('ids=pick_2,none')).toEqual([{ code: 'pick_2', name: '职务 pick_2' }])
  expect(await pick('keyword=%25')).toEqual([])
})
