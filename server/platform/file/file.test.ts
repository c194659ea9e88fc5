import { mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text as textOf } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { APP_SECRET } from '../../../tests/support/app-secret.ts'
import { type FormPart, multipartOf, PNG } from '../../../tests/support/upload.ts'
import { readConfig } from '../../config.ts'
import { createFileStore } from './store.ts'
import { removeUnusedUploads } from './sweep.ts'
import { uploadKinds } from './uploads.ts'

const DAY = 86_400_000
const MEGABYTE = 1_048_576

let server: TestApp
let folder: string
let clerk: { 'x-access-token': string }
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gaiwan-uploads-'))
  server = await createTestApp({ env: { UPLOAD_DIR: folder, UPLOAD_MAX_MB: '3' } })
  clerk = await server.signIn('clerk')
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const db = () => server.services.database.db
let sent = 0
/** Sends each file from a different address, so that the upload limit per address doesn't apply. */
const send = (parts: FormPart[], headers: object = clerk) => {
  const form = multipartOf(parts)
  sent += 1
  return server.app.inject({
    remoteAddress: `192.0.2.${sent}`,
    method: 'POST',
    url: '/jeecg-boot/sys/common/upload',
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  })
}
const picture = (fileName = 'me.png', body: Buffer | string = PNG) => ({ name: 'file', fileName, body })
const biz = (body: string) => ({ name: 'biz', body })
const upload = async (...parts: FormPart[]): Promise<string> => (await send(parts)).json().message
const read = (stored: string, headers: object = {}) =>
  server.app.inject({ url: `/jeecg-boot/sys/common/static/${stored}`, headers: { ...headers } })
const uploadsRecorded = () =>
  db()
    .selectFrom('audit_log')
    .select(['username', 'subject_id'])
    .where('action', '=', 'file.upload')
    .execute()
const waiting = () => readdir(path.join(folder, '.incoming'))

test('an upload answers with its random path in the message, as in the contract, and is recorded', async () => {
  const answer = (await send([biz('avatar'), picture('../../etc/passwd.PNG')])).json()
  const row = await db()
    .selectFrom('upload_file')
    .selectAll()
    .where('path', '=', answer.message)
    .executeTakeFirstOrThrow()

  expect(answer).toMatchObject({ success: true, code: 200, result: null })
  expect(await uploadsRecorded()).toEqual([{ username: 'clerk', subject_id: row.id }])
  expect(answer.message).toMatch(/^avatar\/[\w-]{32}\.png$/)
  expect(row).toMatchObject({ media_type: 'image/png', byte_size: PNG.length, is_public: true })
  expect(row.sha256).toHaveLength(32)
  expect(await waiting()).toEqual([])
})

test('an avatar is public, immutable and served with its own type', async () => {
  const stored = await upload(biz('avatar'), picture())

  const { statusCode, headers, rawPayload } = await read(stored)

  expect([statusCode, rawPayload.equals(PNG)]).toEqual([200, true])
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(PNG.length),
  })
})

test('a private file is available to its owner only', async () => {
  const stored = await upload(picture(), biz(''))

  const answers = await Promise.all([
    read(stored, clerk),
    read(stored),
    read(stored, { 'x-access-token': 'guess' }),
    read(stored, await server.signIn('admin')),
  ])

  expect(stored).toMatch(/^temp\//)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 404])
})

test.each([
  ['an HTML page', picture('me.html', '<script>alert(1)</script>')],
  ['an svg', picture('me.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['an HTML page with the name of a picture', picture('me.png', '<script>alert(1)</script>')],
  ['a picture with the name of an HTML page', picture('me.html')],
  ['a picture under the name of another type', picture('me.gif')],
  ['a picture with two extensions', picture('me.png.html')],
  ['a name without an extension', picture('png')],
  ['a document', picture('me.pdf', '%PDF-1.7')],
])('a file is refused by its type: %s', async (_, part) => {
  const answer = await send([biz('avatar'), part])

  expect(answer.json()).toMatchObject({
    success: false,
    message: '仅支持上传以下类型的文件：png、jpg、jpeg、gif、webp',
  })
  expect(await waiting()).toEqual([])
})

test.each([
  ['jpg', '\xff\xd8\xff\xe0'],
  ['jpeg', '\xff\xd8\xff\xdb'],
  ['gif', 'GIF89a'],
  ['webp', 'RIFF\x10\x00\x00\x00WEBPVP8 '],
])('a picture of the type %s is accepted', async (extension, head) => {
  const stored = await upload(biz('avatar'), picture(`me.${extension}`, Buffer.from(head, 'latin1')))

  expect((await read(stored)).statusCode).toBe(200)
})

test.each([
  ['doc', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'application/msword'],
  ['xlsx', 'PK\x03\x04', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['txt', '<script>alert(1)</script>', 'text/plain'],
  ['csv', '\xef\xbb\xbfa,b\r\n', 'text/csv'],
  ['zip', 'PK\x03\x04', 'application/zip'],
  ['rar', 'Rar!\x1a\x07\x01\x00', 'application/vnd.rar'],
  ['7z', '7z\xbc\xaf\x27\x1c', 'application/x-7z-compressed'],
])('a document of the type %s is accepted, and never shown inline', async (extension, head, type) => {
  const stored = await upload(picture(`a.${extension}`, Buffer.from(head, 'latin1')), biz('temp'))

  const { headers } = await read(stored, clerk)

  expect((await read(stored)).statusCode).toBe(404)
  expect(headers['content-type']).toMatch(new RegExp(`^${type}`))
  expect(headers).toMatchObject({
    'content-disposition': 'attachment',
    'x-content-type-options': 'nosniff',
  })
})

test.each([
  ['a program as a text', 'a.txt', 'MZ\x00\x03'],
  ['a page as a document', 'a.docx', '<html>'],
  ['an archive as an old document', 'a.doc', 'PK\x03\x04'],
  ['a document with macros', 'a.docm', 'PK\x03\x04'],
])('%s is refused', async (_, name, head) => {
  const answer = await send([picture(name, Buffer.from(head, 'latin1'))])

  expect(answer.json()).toMatchObject({ success: false, message: expect.stringMatching(/^仅支持上传/) })
})

test('the setting UPLOAD_TYPES limits the types of documents; pictures are always allowed', () => {
  const typesOf = (UPLOAD_TYPES: string) =>
    uploadKinds(readConfig({ APP_SECRET, UPLOAD_TYPES })).get('temp')?.types

  expect(typesOf('pdf, zip')).toEqual(['png', 'jpg', 'jpeg', 'gif', 'webp', 'pdf', 'zip'])
  expect(typesOf('none')).toEqual(['png', 'jpg', 'jpeg', 'gif', 'webp'])
  expect(() => typesOf('pdf html')).toThrow('UPLOAD_TYPES can contain pdf')
})

test('a document is private and served as a download', async () => {
  const stored = await upload(picture('agreement.pdf', '%PDF-1.7'))

  const { headers } = await read(stored, clerk)

  expect((await read(stored)).statusCode).toBe(404)
  expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'content-disposition': 'attachment' })
})

test.each(['../..', '..', '/etc', 'avatar/../..', 'a"; drop table upload_file', '__proto__', 'constructor'])(
  'an unregistered kind of upload is refused: %s',
  async (text) => {
    const answer = await send([biz(text), picture()])

    expect(answer.json()).toMatchObject({ success: false, message: '不支持的上传类型' })
  },
)

test.each([
  ['an avatar', 'avatar', 2],
  ['any file', 'temp', 3],
])('%s beyond the size limit is refused and leaves no file', async (_, kind, megabytes) => {
  const large = Buffer.concat([PNG, Buffer.alloc(megabytes * MEGABYTE)])

  const answer = await send([picture('me.png', large), biz(kind)])

  expect(answer.json().message).toBe(`文件大小超出${megabytes}MB限制, 请压缩或降低文件质量! `)
  expect(await waiting()).toEqual([])
})

test.each([
  ['no file', () => send([biz('avatar')]), '请选择文件'],
  ['an empty file', () => send([picture('me.png', '')]), '请选择文件'],
  ['two files', () => send([picture(), picture()]), '请求内容过大'],
  [
    'JSON',
    () =>
      server.app.inject({
        method: 'POST',
        url: '/jeecg-boot/sys/common/upload',
        headers: clerk,
        payload: {},
      }),
    '请求格式错误',
  ],
])('an upload with %s is refused', async (_, attempt, message) => {
  const answer = await attempt()

  expect(answer.json()).toMatchObject({ success: false, message })
  expect(await waiting()).toEqual([])
})

const FORM = 'multipart/form-data; boundary=x'
const PART = '--x\r\ncontent-disposition: form-data; name="file"'

test.each([
  ['that ends within the file', FORM, `${PART}; filename="me.png"\r\n\r\n${'x'.repeat(100)}`, '请求格式错误'],
  ['without a boundary', 'multipart/form-data', '--x--', '请求格式错误'],
  [
    'whose file has no name',
    FORM,
    `${PART}\r\ncontent-type: application/octet-stream\r\n\r\nx\r\n--x--\r\n`,
    /^仅支持上传以下类型的文件：png、.*、7z$/,
  ],
])('a form %s is refused and leaves no file', async (_, type, payload, message) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/jeecg-boot/sys/common/upload',
    payload,
    headers: { ...clerk, 'content-type': type },
  })

  expect(answer.statusCode).toBeLessThan(500)
  expect(answer.json()).toMatchObject({ success: false, message: expect.stringMatching(message) })
  expect(await waiting()).toEqual([])
})

test('an address with too many uploads has to wait', async () => {
  const form = multipartOf([biz('avatar')])
  const once = () =>
    server.app.inject({
      remoteAddress: '198.51.100.1',
      method: 'POST',
      url: '/jeecg-boot/sys/common/upload',
      payload: form.payload,
      headers: { ...form.headers, ...clerk },
    })

  await Promise.all(Array.from({ length: 30 }, once))
  const next = await once()

  expect(next.statusCode).toBe(429)
})

test('a user has a limit of uploads a day, over all addresses', async () => {
  const keeper = await server.signIn('keeper')
  const first = await send([picture()], keeper)
  await db().updateTable('quota').set({ taken: 200 }).where('subject', 'like', 'upload:by:%').execute()

  const next = await send([picture()], keeper)
  await db().deleteFrom('quota').execute()

  expect(first.json().success).toBe(true)
  expect([next.statusCode, next.json().success]).toEqual([429, false])
  expect(Number(next.headers['retry-after'])).toBeGreaterThan(0)
})

test('an upload requires a session', async () => {
  const answer = await send([picture()], {})

  expect(answer.statusCode).toBe(500)
})

/** Sends the path unchanged, since a URL parser would remove the dots of the path. */
const readVerbatim = (asked: string) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const { port } = server.app.server.address() as AddressInfo
    get({ port, path: `/jeecg-boot/sys/common/static/${asked}` }, async (answer) =>
      resolve({ status: answer.statusCode, text: await textOf(answer) }),
    ).on('error', reject)
  })

test.each([
  '../config.ts',
  '../../../../../../etc/passwd',
  'avatar/../../../../../../etc/passwd',
  '%2e%2e/%2e%2e/etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '..%5c..%5cetc%5cpasswd',
  '/etc/passwd',
  '%2fetc%2fpasswd',
  'avatar/%00.png',
  'avatar/me.png%00.html',
  'avatar/',
  'avatar',
  '.incoming/',
  '',
])('a path without a stored file is not found: %s', async (asked) => {
  const { status, text } = await readVerbatim(asked)

  expect(status).toBe(404)
  expect(text).not.toContain('root:')
})

test('a symbolic link in the upload folder does not give access to files outside', async () => {
  const stored = await upload(biz('avatar'), picture())
  await rm(path.join(folder, stored))
  await symlink('/etc/passwd', path.join(folder, stored))

  expect((await read(stored)).statusCode).toBe(404)
})

test('a file that is missing on the disk is not found', async () => {
  const stored = await upload(biz('avatar'), picture())
  await rm(path.join(folder, stored))

  expect((await read(stored)).statusCode).toBe(404)
})

test('a store on a full disk says so and leaves no part of the file', async () => {
  const store = createFileStore(server.services.config)
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const source = Readable.from(
    (async function* () {
      yield PNG
      throw full
    })(),
  )

  await expect(store.receive(source)).rejects.toMatchObject({ code: 'DISK_FULL', status: 507 })
  expect(await waiting()).toEqual([])
})

test('only the newest unsaved avatars are kept', async () => {
  const first = await upload(biz('avatar'), picture())
  await upload(biz('avatar'), picture())
  await upload(biz('avatar'), picture())
  await upload(biz('avatar'), picture())
  await upload(biz('avatar'), picture())
  const last = await upload(biz('avatar'), picture())

  expect((await read(first)).statusCode).toBe(404)
  expect((await read(last)).statusCode).toBe(200)
})

test('unused files are removed after a day, and a saved avatar stays', async () => {
  const saved = await upload(biz('avatar'), picture())
  const unsaved = await upload(biz('avatar'), picture())
  await db().updateTable('sys_user').set({ avatar: saved }).where('username', '=', 'clerk').execute()
  const left = path.join(folder, '.incoming', 'left')
  await writeFile(left, 'half a file')
  await utimes(left, 1, 1)

  await removeUnusedUploads({ ...server.services, clock: () => new Date(Date.now() + 2 * DAY) })

  expect([(await read(saved)).statusCode, (await read(unsaved)).statusCode]).toEqual([200, 404])
  expect(await waiting()).toEqual([])
})

test('names and sizes are returned only for files the caller may read', async () => {
  const mine = await upload(picture('Licence of the lake shop.png'))
  const face = await upload(biz('avatar'), picture('face.png'))
  const ask = async (who: object) => {
    const url = `/jeecg-boot/app/files?paths=${encodeURIComponent([mine, face, 'temp/none.png', 'a\u0000'].join(','))}`
    const { result } = (await server.app.inject({ url, headers: { ...who } })).json()
    return (result as { path: string }[]).sort((one, other) =>
      one.path === mine ? -1 : other.path === mine ? 1 : 0,
    )
  }

  expect(await ask(clerk)).toEqual([
    { path: mine, name: 'Licence of the lake shop.png', bytes: PNG.length },
    { path: face, name: 'face.png', bytes: PNG.length },
  ])
  expect(await ask(await server.signIn('configurator'))).toEqual([
    { path: face, name: 'face.png', bytes: PNG.length },
  ])
})
