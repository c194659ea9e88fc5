import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { shopApplication } from '../../../tests/support/shop-application.ts'
import { signInAll } from '../../../tests/support/sign-in-all.ts'
import { multipartOf, PNG } from '../../../tests/support/upload.ts'

let server: TestApp
let folder: string
let tokens: Record<string, Record<string, string>>
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gaiwan-attached-'))
  server = await createTestApp({ env: { UPLOAD_DIR: folder } })
  tokens = await signInAll(server, ['admin', 'clerk', 'reviewer', 'keeper', 'configurator'])
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

async function upload(by = 'clerk'): Promise<string> {
  const form = multipartOf([{ name: 'file', fileName: 'paper.png', body: PNG }])
  const answer = await server.app.inject({
    method: 'POST',
    url: '/jeecg-boot/sys/common/upload',
    payload: form.payload,
    headers: { ...form.headers, ...tokens[by] },
  })
  return answer.json().message
}
const read = async (stored: string, by: string) =>
  (await server.app.inject({ url: `/jeecg-boot/sys/common/static/${stored}`, headers: tokens[by] ?? {} }))
    .statusCode
const post = (url: string, payload: object) =>
  server.app.inject({
    method: 'POST',
    url: `/jeecg-boot${url}`,
    payload,
    headers: { ...tokens.clerk, 'idempotency-key': randomUUID() },
  })
const get = async (url: string, query: Record<string, string>) =>
  (await server.app.inject({ url: `/jeecg-boot${url}`, query, headers: tokens.admin })).json().result
const select = async (text: string) => (await server.services.database.pool.query(text)).rows

test('documents of a shop are available to users who see the shop only', async () => {
  const [brand] = await select('select id from brand limit 1')
  const [licenceImage, idFrontImage, unsent] = [await upload(), await upload(), await upload()]
  const answer = await post(
    '/shopinfo/shopBasicInfo/submit',
    shopApplication(brand.id, { licenceImage, idFrontImage }),
  )

  expect(answer.json().success).toBe(true)
  expect([await read(licenceImage, 'reviewer'), await read(idFrontImage, 'admin')]).toEqual([200, 200])
  expect(await Promise.all(['keeper', 'configurator', 'nobody'].map((by) => read(licenceImage, by)))).toEqual(
    [404, 404, 404],
  )
  expect([await read(unsent, 'clerk'), await read(unsent, 'reviewer')]).toEqual([200, 404])
})

test('the attachment of an adjustment is available to users who see the adjustment', async () => {
  const [bill] = await select(`select id, version from settle_bill
    where status = 'PENDING' and sys_org_code <> 'A01A01A01' limit 1`)
  const attachment = await upload()
  const adjustment = { billId: bill.id, version: bill.version, amountFen: 5, reason: 'a paper', attachment }

  expect((await post('/bill/billAdjustment/add', adjustment)).json().success).toBe(true)
  expect(await Promise.all(['reviewer', 'keeper', 'configurator'].map((by) => read(attachment, by)))).toEqual(
    [200, 404, 404],
  )
  expect((await get('/bill/billAdjustment/list', { billId: bill.id })).records[0].attachment).toBe(attachment)
  expect((await get('/bill/settleBill/queryById', { id: bill.id })).items).toContainEqual(
    expect.objectContaining({ kind: 'ADJUSTMENT', amountFen: 5, signedBy: null, attachment }),
  )
})

test('a file of another user is refused as document and as attachment', async () => {
  const foreign = await upload('reviewer')
  const [brand] = await select('select id from brand limit 1')
  const [bill] = await select("select id, version from settle_bill where status = 'PENDING' limit 1")
  const adjustment = {
    billId: bill.id,
    version: bill.version,
    amountFen: 5,
    reason: 'why',
    attachment: foreign,
  }

  const answers = [
    await post('/shopinfo/shopBasicInfo/submit', shopApplication(brand.id, { licenceImage: foreign })),
    await post('/bill/billAdjustment/add', adjustment),
  ]

  expect(answers.map((answer) => Object.keys(answer.json().result.fields))).toEqual([
    ['licenceImage'],
    ['attachment'],
  ])
})
