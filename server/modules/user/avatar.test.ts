import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { signInAll } from '../../../tests/support/sign-in-all.ts'
import { multipartOf, PNG } from '../../../tests/support/upload.ts'
import { createFileStore } from '../../platform/file/store.ts'
import { removeUnusedUploads } from '../../platform/file/sweep.ts'

type Headers = Record<string, string>
const PEOPLE = ['admin', 'clerk', 'keeper', 'reviewer'] as const

let folder: string
let server: TestApp
let as: Record<(typeof PEOPLE)[number], Headers>
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gaiwan-avatars-'))
  server = await createTestApp({ env: { UPLOAD_DIR: folder } })
  as = await signInAll(server, PEOPLE)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const run = async (sql: string, values: unknown[] = []) =>
  (await server.services.database.pool.query(sql, values)).rows
const call = async (method: 'GET' | 'PUT' | 'POST', url: string, by: Headers, payload?: object) =>
  (
    await server.app.inject({ method, url: `/jeecg-boot${url}`, headers: by, ...(payload && { payload }) })
  ).json()
const idOf = async (username: string): Promise<string> =>
  (await run('select id from sys_user where username = $1', [username]))[0].id
const userOf = async (username: string) =>
  (await call('GET', `/sys/user/queryById?id=${await idOf(username)}`, as.admin)).result
/** Saves all fields of a user, as the form does. */
const edit = async (username: string, more: object, by = as.admin) =>
  call('PUT', '/sys/user/edit', by, { ...(await userOf(username)), ...more })
async function upload(by = as.admin, biz = 'avatar'): Promise<string> {
  const { payload, headers } = multipartOf([
    { name: 'biz', body: biz },
    { name: 'file', fileName: 'me.png', body: PNG },
  ])
  const url = '/jeecg-boot/sys/common/upload'
  return (await server.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...by } })).json()
    .message
}
const statusOf = async (stored: string) =>
  (await server.app.inject(`/jeecg-boot/sys/common/static/${stored}`)).statusCode
const ownerOf = async (stored: string) =>
  (await run('select owner_id from upload_file where path = $1', [stored]))[0]?.owner_id

test('an administrator gives a user an uploaded picture, which then belongs to the user', async () => {
  const picture = await upload()

  expect(await edit('keeper', { avatar: picture })).toMatchObject({
    success: true,
    result: { avatar: picture },
  })

  expect(await ownerOf(picture)).toBe(await idOf('keeper'))
  expect(await statusOf(picture)).toBe(200)
  const { result: mine } = await call('GET', '/app/account/profile', as.keeper)
  expect(mine.avatar).toBe(picture)
  const [{ detail }] = await run(
    "select detail from audit_log where action = 'user.edit' order by seq desc limit 1",
  )
  expect(detail.to.avatar).toBe(picture)
})

test('a new picture replaces the old one and deletes its file; a record without a picture keeps the old one, null removes it', async () => {
  const [first, second] = [await upload(), await upload()]
  await edit('reviewer', { avatar: first })
  await edit('reviewer', { avatar: second })
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])

  await edit('reviewer', { avatar: undefined })
  expect((await userOf('reviewer')).avatar).toBe(second)

  await edit('reviewer', { avatar: null })
  expect((await userOf('reviewer')).avatar).toBeNull()
  expect(await statusOf(second)).toBe(404)
})

test('the cleanup of unused uploads keeps an assigned picture, and the user can replace it', async () => {
  const given = await upload()
  await edit('keeper', { avatar: given })
  const later = () => new Date(Date.now() + 2 * 86_400_000)
  await removeUnusedUploads({ ...server.services, clock: later })
  expect(await statusOf(given)).toBe(200)

  const own = await upload(as.keeper)
  const { result } = await call('GET', '/app/account/profile', as.keeper)
  const { realname, sex, birthday, email, telephone, version } = result
  const typed = { realname, sex, birthday, email, telephone, version, avatar: own }
  expect((await call('PUT', '/app/account/profile', as.keeper, typed)).success).toBe(true)
  expect([await statusOf(given), await statusOf(own)]).toEqual([404, 200])
})

test('a new user is created with a picture', async () => {
  const avatar = await upload()
  const [{ id: departId }] = await run("select id from sys_depart where org_code = 'A01'")
  const body = {
    ...{ username: 'pictured', realname: 'Pictured', password: 'first brew of spring' },
    ...{ selecteddeparts: departId, avatar },
  }

  const { result } = await call('POST', '/sys/user/add', as.admin, body)

  expect(result).toMatchObject({ username: 'pictured', avatar })
  expect(await ownerOf(avatar)).toBe(result.id)
})

test.each([
  ['does not exist', async () => 'avatar/nothing.png'],
  ['another user uploaded', () => upload(as.clerk)],
  ['is no avatar', () => upload(as.admin, '')],
  ['is on another server', async () => 'https://elsewhere.example/me.png'],
  ['is outside the upload folder', async () => '../../etc/passwd'],
  [
    'another user has',
    async () => {
      const shared = await upload()
      await run("update sys_user set avatar = $1 where username = 'admin'", [shared])
      return shared
    },
  ],
])('a picture that %s is refused at its field, and nothing changes', async (_, pathOf) => {
  const before = await userOf('clerk')
  const avatar = await pathOf()
  const owner = await ownerOf(avatar)

  const refused = await edit('clerk', { avatar, realname: 'Another person' })

  expect(refused).toMatchObject({
    success: false,
    refusal: { fields: { avatar: 'Upload the image again' } },
  })
  expect(await userOf('clerk')).toEqual(before)
  expect(await ownerOf(avatar)).toBe(owner)
})

test('of two users who are given the same picture at the same time, one gets it', async () => {
  const avatar = await upload()

  const answers = await Promise.all(['clerk', 'reviewer'].map((username) => edit(username, { avatar })))

  expect(answers.map(({ success }) => success).sort()).toEqual([false, true])
  const has = await run('select username from sys_user where avatar = $1', [avatar])
  expect(has).toHaveLength(1)
  expect(await ownerOf(avatar)).toBe(await idOf(has[0].username))
})

test('a picture from the web stays when other fields change', async () => {
  const avatar = 'https://elsewhere.example/keeper.png'
  await run("update sys_user set avatar = $1 where username = 'keeper'", [avatar])

  expect(await edit('keeper', { telephone: '010 1' })).toMatchObject({ success: true, result: { avatar } })
})

test('a refused save keeps the old picture and its file', async () => {
  const kept = await upload()
  await edit('reviewer', { avatar: kept })

  expect((await edit('reviewer', { avatar: await upload(), email: 'nobody' })).success).toBe(false)

  expect((await userOf('reviewer')).avatar).toBe(kept)
  const opened = await createFileStore(server.services.config).open(kept)
  opened?.stream.destroy()
  expect(opened).toBeDefined()
})
