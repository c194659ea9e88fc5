import { randomUUID } from 'node:crypto'
import { access, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { runJob } from '../../../tests/support/run-job.ts'
import { shopApplication } from '../../../tests/support/shop-application.ts'
import { multipartOf, PNG } from '../../../tests/support/upload.ts'

const DAY = 86_400_000

let server: TestApp
let folder: string
let headers: Record<string, string>
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gaiwan-unsent-'))
  server = await createTestApp({ env: { UPLOAD_DIR: folder } })
  headers = await server.signIn('clerk')
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

async function upload(): Promise<string> {
  const form = multipartOf([{ name: 'file', fileName: 'licence.png', body: PNG }])
  const answer = await server.app.inject({
    method: 'POST',
    url: '/jeecg-boot/sys/common/upload',
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  })
  return answer.json().message
}

const select = async (text: string, values: unknown[] = []) =>
  (await server.services.database.pool.query(text, values)).rows
const isStored = async (stored: string) => {
  const rows = await select('select from upload_file where path = $1', [stored])
  const onDisk = await access(path.join(folder, stored)).then(
    () => true,
    () => false,
  )
  return [rows.length === 1, onDisk]
}

test('uploads of forms that were never sent are removed after a day, and used ones stay', async () => {
  const [sent, drafted, custom, unsent] = [await upload(), await upload(), await upload(), await upload()]
  const [brand] = await select('select id from brand limit 1')
  await server.app.inject({
    method: 'POST',
    url: '/jeecg-boot/shopinfo/shopBasicInfo/submit',
    payload: shopApplication(brand.id, { licenceImage: sent }),
    headers: { ...headers, 'idempotency-key': randomUUID() },
  })
  await select(
    `insert into form_draft (id, user_id, page_id, page_version, title, "values")
     select 'd', id, 'shopinfo/ShopForm', '1', 'Draft', jsonb_build_object('licenceImage', $1::text)
     from sys_user where username = 'clerk'`,
    [drafted],
  )
  await select('create table custom.paper (id text primary key, files text)')
  await select(`insert into custom.paper values ('p', 'x,' || $1)`, [custom])

  expect(await runJob(server, 'file.unsent')).toMatchObject({
    status: 'SUCCEEDED',
    output: '0 uploads removed',
  })
  server.wait(2 * DAY)
  headers = await server.signIn('clerk')
  const late = await upload()
  expect(await runJob(server, 'file.unsent')).toMatchObject({
    status: 'SUCCEEDED',
    output: '1 uploads removed',
  })

  expect(await isStored(unsent)).toEqual([false, false])
  expect(await Promise.all([sent, drafted, custom, late].map(isStored))).toEqual(Array(4).fill([true, true]))
})
