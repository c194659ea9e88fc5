import { expect, test } from 'vitest'
import { firstOf } from './client.ts'
import { expectRejection } from './expect-shape.ts'
import { serveJeecg } from './serve-jeecg.ts'

/** Tests scalars of the wrong type, such as a string for a number. JeecgBoot servers accept such scalars. */

const { client, server } = serveJeecg()

test('a dictionary item may have its order as a string and its value as a number', async () => {
  const dict = await firstOf(client, '/sys/dict/list', { dictCode: 'sex' })

  const added = await client.post('/sys/dictItem/add', {
    dictId: dict.id,
    itemText: '保密',
    itemValue: 8,
    sortOrder: '3',
    status: '1',
  })
  const item = await firstOf(client, '/sys/dictItem/list', { dictId: dict.id, itemValue: '8' })

  expect(added).toMatchObject({ status: 200, success: true })
  expect(item).toMatchObject({ itemText: '保密', itemValue: '8', sortOrder: 3, status: 1 })
})

const user = {
  username: 'loose',
  password: 'first brew of spring',
  confirmpassword: 'first brew of spring',
  realname: '散茶',
  selectedroles: '',
  selecteddeparts: '',
}

test('a user may have numbers as strings; an empty string counts as absent, not as 0 or false', async () => {
  const added = await client.post('/sys/user/add', { ...user, sex: '1', workNo: 77, userIdentity: '1' })
  const made = await firstOf(client, '/sys/user/list', { username: 'loose' })
  const edited = await client.post('/sys/user/edit', { ...made, ...user, sex: '', workNo: 77 })

  expect([added.success, edited.success]).toEqual([true, true])
  expect(made).toMatchObject({ sex: 1, workNo: '77' })
  expect((await firstOf(client, '/sys/user/list', { username: 'loose' })).sex).toBeNull()
})

test('a status sent as a string is validated as a number', async () => {
  const { id } = await firstOf(client, '/sys/user/list', { username: 'loose' })

  expectRejection(await client.put('/sys/user/frozenBatch', { ids: id, status: '9' }), /status/)
  expect((await client.put('/sys/user/frozenBatch', { ids: id, status: '2' })).success).toBe(true)
  expect(await firstOf(client, '/sys/user/list', { username: 'loose' })).toMatchObject({ status: 2 })
})

test('a value that is no exact number or id is rejected with the name of its field', async () => {
  const dict = await firstOf(client, '/sys/dict/list', { dictCode: 'sex' })
  const item = { dictId: dict.id, itemText: '其他', itemValue: '9' }

  expectRejection(await client.post('/sys/dictItem/add', { ...item, sortOrder: 'third' }), /sortOrder/)
  expectRejection(await client.post('/sys/dictItem/add', { ...item, sortOrder: true }), /sortOrder/)
  expectRejection(
    await client.put('/sys/user/frozenBatch', { ids: Number('1234567890123456789'), status: 1 }),
    /ids/,
  )
})

test('each edit operation has a PUT and a POST route', () => {
  const edits = (verb: string) =>
    server.app.routeAccess
      .filter(({ method, url }) => method === verb && /^\/jeecg-boot\/(sys|message)\/.*\/edit\w*$/.test(url))
      .map(({ url }) => url)

  expect(edits('PUT')).toContain('/jeecg-boot/sys/role/edit')
  expect(
    edits('PUT').filter((url) => !url.endsWith('editByAnntIdAndUserId') && !edits('POST').includes(url)),
  ).toEqual([])
})

test('edits are accepted by PUT and by POST', async () => {
  await client.post('/sys/role/add', { roleName: '采茶', roleCode: 'picker', description: '' })
  const role = await firstOf(client, '/sys/role/list', { roleCode: 'picker' })
  const somebody = await firstOf(client, '/sys/user/list', { username: 'loose' })

  for (const edit of [client.put, client.post]) {
    expect((await edit('/sys/role/edit', { ...role, roleName: '制茶' })).success).toBe(true)
    expect((await edit('/sys/user/edit', { ...somebody, ...user, realname: '紧茶' })).success).toBe(true)
  }
})

test('bodies of routes outside the JeecgBoot contract are not converted', async () => {
  const headers = await server.signIn()
  const payload = { id: '1', version: '1', title: 8 }
  const url = '/jeecg-boot/app/views/title'
  const answer = await server.app.inject({ method: 'PUT', url, headers, payload })

  expect(answer.statusCode).toBe(400)
  expect(answer.json().result.error).toBe('REQUEST_INVALID')
})
