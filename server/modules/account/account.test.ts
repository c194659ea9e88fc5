import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Profile } from '#schemas'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { multipartOf, PNG } from '../../../tests/support/upload.ts'

const BASE = '/jeecg-boot/app/account'
const ENGLISH = { 'x-locale': 'en-US' }

let server: TestApp
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gaiwan-account-'))
  server = await createTestApp({ env: { UPLOAD_DIR: folder } })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

type Headers = Record<string, string>
const db = () => server.services.database.db
const read = async (headers: Headers): Promise<Profile> =>
  (await server.app.inject({ url: `${BASE}/profile`, headers: { ...ENGLISH, ...headers } })).json().result
const save = (headers: Headers, payload: object) =>
  server.app.inject({ method: 'PUT', url: `${BASE}/profile`, headers: { ...ENGLISH, ...headers }, payload })
const editable = ({ realname, sex, birthday, email, telephone, avatar, version }: Profile) => ({
  realname,
  sex,
  birthday,
  email,
  telephone,
  avatar,
  version,
})
/** Saves a profile with these fields changed and the other fields unchanged. */
const change = async (headers: Headers, fields: object) =>
  save(headers, { ...editable(await read(headers)), ...fields })
const audited = () =>
  db()
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'account.saveProfile')
    .orderBy('seq')
    .execute()
const uploadAvatar = async (headers: Headers): Promise<string> => {
  const form = multipartOf([
    { name: 'biz', body: 'avatar' },
    { name: 'file', fileName: 'me.png', body: PNG },
  ])
  const answer = await server.app.inject({
    method: 'POST',
    url: '/jeecg-boot/sys/common/upload',
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  })
  return answer.json().message
}
const avatarStatus = async (stored: string) =>
  (await server.app.inject(`/jeecg-boot/sys/common/static/${stored}`)).statusCode

test('users see their own data, departments and roles, with a masked phone number', async () => {
  const profile = await read(await server.signIn('clerk'))

  expect(profile).toMatchObject({
    username: 'clerk',
    orgCode: 'A01',
    departs: [{ orgCode: 'A01', departName: expect.any(String) }],
    roles: [{ roleCode: 'settlement_clerk', roleName: expect.any(String) }],
  })
  expect(profile.phone).toMatch(/^\d{3}\*{4}\d{4}$/)
})

test('an edit is saved, returned in the response and audited with the old values', async () => {
  const headers = await server.signIn('clerk')
  const before = await read(headers)
  const fields = {
    realname: '林泡茶',
    sex: 2,
    birthday: '1990-06-01',
    email: 'lin@example.com',
    telephone: '+86 (21) 5555-0100',
  }

  const answer = (await change(headers, fields)).json()
  const records = await audited()

  expect(answer.result).toMatchObject(fields)
  expect(await read(headers)).toEqual(answer.result)
  expect(records.at(-1)).toMatchObject({
    username: 'clerk',
    detail: { from: { realname: before.realname, email: before.email }, to: fields },
  })
})

test('an empty value clears a field of the profile', async () => {
  const headers = await server.signIn('clerk')
  const cleared = { sex: null, birthday: null, email: null, telephone: null }

  const answer = await change(headers, cleared)

  expect(answer.json().result).toMatchObject(cleared)
})

test.each([
  ['realname', '   ', 'Enter your name'],
  ['realname', 'Lin\u202e', 'Visible characters only'],
  ['birthday', '2990-01-01', 'Choose a date in the past'],
  ['birthday', '1990-02-30', 'Choose a date in the past'],
  ['birthday', '1899-12-31', 'Choose a date in the past'],
  ['email', 'nobody', 'Enter a valid email address'],
  ['telephone', 'call me', 'Digits, spaces, +, - and brackets only'],
  ['avatar', 'avatar/../../etc/passwd', 'Upload the image again'],
  ['avatar', 'https://elsewhere.example/me.png', 'Upload the image again'],
])('a %s such as "%s" is refused at its field', async (field, value, words) => {
  const headers = await server.signIn('keeper')
  const before = await read(headers)

  const answer = await change(headers, { [field]: value })

  expect([answer.statusCode, answer.json().result.error]).toEqual([400, 'PROFILE_INVALID'])
  expect(answer.json().result.fields).toEqual({ [field]: words })
  expect(await read(headers)).toEqual(before)
})

test.each([
  ['an unknown field', { orgCode: 'A' }],
  ['a status and a user name', { status: 1, username: 'admin' }],
  ['a number as name', { realname: 7 }],
  ['an unknown sex', { sex: 3 }],
])('a body with %s is refused as a whole', async (_, fields) => {
  const answer = await change(await server.signIn('keeper'), fields)

  expect([answer.statusCode, answer.json().result.error]).toEqual([400, 'REQUEST_INVALID'])
})

test('an email address of another account is refused at its field', async () => {
  await change(await server.signIn('reviewer'), { email: 'taken@example.com' })

  const answer = await change(await server.signIn('keeper'), { email: 'taken@example.com' })

  expect(answer.statusCode).toBe(400)
  expect(answer.json().result.fields).toEqual({ email: 'This email address is used by another account' })
})

test('a save on a stale version of the profile is refused', async () => {
  const headers = await server.signIn('keeper')
  const read1 = await read(headers)
  await change(headers, { telephone: '111' })

  const answer = await save(headers, { ...editable(read1), telephone: '222' })

  expect([answer.statusCode, answer.json().result.error]).toEqual([409, 'PROFILE_CHANGED'])
  expect((await read(headers)).telephone).toBe('111')
})

test('only one of two simultaneous saves of a profile succeeds', async () => {
  const headers = await server.signIn('keeper')
  const profile = editable(await read(headers))

  const answers = await Promise.all(
    ['333', '444'].map((telephone) => save(headers, { ...profile, telephone })),
  )

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

test('a new avatar replaces the old one and deletes its file', async () => {
  const headers = await server.signIn('keeper')
  const [first, second] = [await uploadAvatar(headers), await uploadAvatar(headers)]
  await change(headers, { avatar: first })

  const answer = await change(headers, { avatar: second })

  expect(answer.json().result.avatar).toBe(second)
  expect([await avatarStatus(first), await avatarStatus(second)]).toEqual([404, 200])
})

test('removing an avatar deletes its file', async () => {
  const headers = await server.signIn('keeper')
  const stored = await uploadAvatar(headers)
  await change(headers, { avatar: stored })

  await change(headers, { avatar: null })

  expect(await avatarStatus(stored)).toBe(404)
})

test('a file uploaded by another user is refused as avatar', async () => {
  const foreign = await uploadAvatar(await server.signIn('reviewer'))

  const answer = await change(await server.signIn('keeper'), { avatar: foreign })

  expect(answer.json().result.fields).toEqual({ avatar: 'Upload the image again' })
  expect(await avatarStatus(foreign)).toBe(200)
})

test('a failed save keeps the old avatar', async () => {
  const headers = await server.signIn('keeper')
  const stored = await uploadAvatar(headers)
  await change(headers, { avatar: stored })

  await change(headers, { avatar: null, email: 'nobody' })

  expect(await avatarStatus(stored)).toBe(200)
})
