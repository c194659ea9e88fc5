import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import multipart from '@fastify/multipart'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { multipartOf, PNG } from '../../../tests/support/upload.ts'
import { createFileStore, type FileStore } from './store.ts'
import { createUpload } from './upload.ts'

const KILOBYTE = 1_024
let server: TestApp
let folder: string
let clerk: { 'x-access-token': string }

/** Fails like a disk that becomes full while a file is being written. */
async function* fillingUp(source: Readable) {
  let bytes = 0
  for await (const chunk of source) {
    bytes += chunk.length
    if (bytes > 100 * KILOBYTE) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    yield chunk
  }
}

const storeThat = (change: (store: FileStore) => Partial<FileStore>): FileStore => {
  const store = createFileStore(server.services.config)
  return { ...store, ...change(store) }
}
const stores: Record<string, () => FileStore> = {
  full: () =>
    storeThat((store) => ({ receive: (source) => store.receive(Readable.from(fillingUp(source))) })),
  away: () => storeThat(() => ({ commit: () => Promise.reject(new Error('the bucket is away')) })),
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gaiwan-upload-'))
  server = await createTestApp({
    env: { UPLOAD_DIR: folder },
    extend: (app) =>
      app.register(async (scope) => {
        await scope.register(multipart, { throwFileSizeLimit: false })
        for (const [name, open] of Object.entries(stores)) {
          scope.post(`/jeecg-boot/tea/${name}`, { config: { access: 'signedIn' } }, async (asked) => ({
            message: await createUpload(server.services, open())(asked),
          }))
        }
      }),
  })
  clerk = await server.signIn('clerk')
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const formOf = (body: Buffer) => multipartOf([{ name: 'file', fileName: 'tea.png', body }])
const filesIn = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
const rowCount = async () =>
  (await server.services.database.db.selectFrom('upload_file').select('id').execute()).length

test('an upload that fills the disk is refused with advice, and its connection takes the next request', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { payload, headers } = formOf(Buffer.concat([PNG, Buffer.alloc(2_000 * KILOBYTE)]))
  const bytes = payload as Buffer
  const { port } = server.app.server.address() as AddressInfo
  const send = () =>
    new Promise<{ status: number | undefined; isReused: boolean; message: string }>((resolve, reject) => {
      const asked = request({
        port,
        agent,
        method: 'POST',
        path: '/jeecg-boot/tea/full',
        headers: { ...headers, ...clerk, 'x-locale': 'en-US', 'content-length': bytes.length },
        signal: AbortSignal.timeout(10_000),
      })
      asked.on('error', reject)
      asked.on('response', async (answer) => {
        const { message } = JSON.parse(await text(answer))
        resolve({ status: answer.statusCode, isReused: asked.reusedSocket, message })
      })
      asked.end(bytes)
    })

  const answers = [await send(), await send()]
  agent.destroy()

  const message = "The server's disk is full. Ask an administrator to free space."
  expect(answers).toEqual([
    { status: 507, isReused: false, message },
    { status: 507, isReused: true, message },
  ])
  expect(await filesIn()).toEqual([])
})

const upload = (url: string) => {
  const { payload, headers } = formOf(PNG)
  return server.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...clerk } })
}

test('a file that cannot be stored gets no row', async () => {
  const before = await rowCount()

  const { statusCode } = await upload('/jeecg-boot/tea/away')

  expect([statusCode, await rowCount(), await filesIn()]).toEqual([500, before, []])
})

test('a file whose row cannot be written is removed', async () => {
  const { pool } = server.services.database
  await pool.query(`create function refuse_upload() returns trigger language plpgsql as $$
    begin raise exception 'refused' using errcode = '53100'; end $$;
    create trigger refuse_upload before insert on upload_file execute function refuse_upload()`)

  const { statusCode } = await upload('/jeecg-boot/sys/common/upload')
  await pool.query('drop function refuse_upload cascade')

  expect([statusCode, await filesIn()]).toEqual([503, []])
})
