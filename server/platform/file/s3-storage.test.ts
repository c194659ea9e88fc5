import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { startS3Server } from '../../../tests/support/s3-server.ts'
import { multipartOf, PNG } from '../../../tests/support/upload.ts'
import { readConfig } from '../../config.ts'
import { createS3Storage } from './s3-storage.ts'
import { createFileStore, newPath } from './store.ts'
import { removeUnusedUploads } from './sweep.ts'

let s3: Awaited<ReturnType<typeof startS3Server>>
let folder: string
let server: TestApp
let clerk: { 'x-access-token': string }
beforeAll(async () => {
  s3 = await startS3Server()
  folder = await mkdtemp(path.join(tmpdir(), 'gaiwan-s3-'))
  server = await createTestApp({ env: { UPLOAD_DIR: folder, ...s3.env } })
  clerk = await server.signIn('clerk')
})
afterAll(async () => {
  await server.close()
  await s3.close()
  await rm(folder, { recursive: true })
})

const upload = () => {
  const form = multipartOf([{ name: 'file', fileName: 'me.png', body: PNG }])
  const headers = { ...form.headers, ...clerk }
  return server.app.inject({
    method: 'POST',
    url: '/jeecg-boot/sys/common/upload',
    payload: form.payload,
    headers,
  })
}
const read = (stored: string, headers: object = clerk) =>
  server.app.inject({ url: `/jeecg-boot/sys/common/static/${stored}`, headers: { ...headers } })
const storeOf = (env: Record<string, string>) =>
  createFileStore(readConfig({ UPLOAD_DIR: folder, ...s3.env, ...env }))
const keep = async (biz: string) => {
  const store = storeOf({})
  const received = await store.receive(Readable.from(['a,b']))
  const stored = newPath(biz, 'csv')
  await store.commit(received, stored)
  await store.discard(received)
  return stored
}

test('an upload is kept in the bucket under its path, and nothing is left on the disk', async () => {
  const stored = (await upload()).json().message

  expect(s3.objects.get(stored)?.body.equals(PNG)).toBe(true)
  expect([await readdir(folder), await readdir(path.join(folder, '.incoming'))]).toEqual([['.incoming'], []])
})

test('a file of the bucket is served to its owner only, with its length', async () => {
  const stored = (await upload()).json().message

  const answer = await read(stored)

  expect([answer.statusCode, answer.rawPayload.equals(PNG)]).toEqual([200, true])
  expect(answer.headers['content-length']).toBe(String(PNG.length))
  expect((await read(stored, await server.signIn('admin'))).statusCode).toBe(404)
})

test('a removed file is gone, and its address answers 404', async () => {
  const stored = (await upload()).json().message

  await storeOf({}).remove(stored)
  await storeOf({}).remove(stored)

  expect(s3.objects.has(stored)).toBe(false)
  expect((await read(stored)).statusCode).toBe(404)
})

test('old exports are removed from all pages of the list, and other files stay', async () => {
  const old = [await keep('export'), await keep('export'), await keep('export')]
  for (const stored of old) Object.assign(s3.objects.get(stored) ?? {}, { changed: new Date('2026-01-01') })
  const [fresh, upload] = [await keep('export'), await keep('temp')]
  Object.assign(s3.objects.get(upload) ?? {}, { changed: new Date('2026-01-01') })

  await storeOf({}).removeGenerated('export', new Date('2026-02-01'))

  expect(old.filter((stored) => s3.objects.has(stored))).toEqual([])
  expect([s3.objects.has(fresh), s3.objects.has(upload)]).toEqual([true, true])
})

test('while the bucket fails, uploads and downloads answer 503, and later they work again', async () => {
  const stored = (await upload()).json().message

  s3.state.isBroken = true
  const broken = [(await upload()).statusCode, (await read(stored)).statusCode]
  s3.state.isBroken = false

  expect(broken).toEqual([503, 503])
  expect((await read(stored)).statusCode).toBe(200)
})

test("files that a sweep can't remove while the bucket fails are removed by the next one", async () => {
  const stored = (await upload()).json().message
  const { database, clock } = server.services
  await database.pool.query(
    `update upload_file set biz = 'import', create_time = '2020-01-01' where path = $1`,
    [stored],
  )
  const services = { database, clock, config: readConfig({ UPLOAD_DIR: folder, ...s3.env }) }

  s3.state.isBroken = true
  await expect(removeUnusedUploads(services)).rejects.toMatchObject({ status: 503 })
  s3.state.isBroken = false
  expect(s3.objects.has(stored)).toBe(true)
  await removeUnusedUploads(services)

  expect(s3.objects.has(stored)).toBe(false)
  expect((await database.pool.query('select from upload_file where path = $1', [stored])).rowCount).toBe(0)
})

test('a bucket that accepts requests and never answers is given up', async () => {
  const stored = await keep('temp')
  const storage = createS3Storage(readConfig({ UPLOAD_DIR: folder, ...s3.env }), { answer: 200, idle: 300 })
  const received = await storeOf({}).receive(Readable.from(['a,b']))

  s3.state.isHanging = true
  const [put, open, remove] = await Promise.allSettled([
    storage.put(received, newPath('temp', 'csv')),
    storage.open(stored),
    storage.remove(stored),
  ])
  s3.state.isHanging = false

  const timedOut = { reason: { status: 503, cause: { name: 'TimeoutError' } } }
  expect([put, open, remove]).toMatchObject([timedOut, timedOut, timedOut])
  await storeOf({}).discard(received)
})

test.runIf(process.platform === 'linux')('a failed upload leaves no file open', async () => {
  const store = storeOf({ S3_ENDPOINT: 'http://127.0.0.1:1' })
  const received = await store.receive(Readable.from(['a'.repeat(1_000_000)]))

  await expect(store.commit(received, newPath('temp', 'csv'))).rejects.toMatchObject({ status: 503 })

  const open = async () =>
    (
      await Promise.all(
        (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
      )
    ).filter((target) => target.startsWith(received.temporary))
  await vi.waitFor(async () => expect(await open()).toEqual([]))
  await store.discard(received)
})

test('a wrong key, a missing bucket and an unreachable server answer 503', async () => {
  const stored = await keep('temp')

  const settings: Record<string, string>[] = [
    { S3_ACCESS_KEY_ID: 'coffee' },
    { S3_BUCKET: 'missing' },
    { S3_ENDPOINT: 'http://127.0.0.1:1' },
  ]
  for (const env of settings) {
    await expect(storeOf(env).open(stored)).rejects.toMatchObject({ status: 503 })
    await expect(storeOf(env).remove(stored)).rejects.toMatchObject({ status: 503 })
  }
  expect(await text((await storeOf({}).open(stored))?.stream ?? Readable.from([]))).toBe('a,b')
})
