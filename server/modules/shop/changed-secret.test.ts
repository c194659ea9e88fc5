import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { APP_SECRET } from '../../../tests/support/app-secret.ts'
import { shopApplication } from '../../../tests/support/shop-application.ts'
import { rotateSecret } from '../../platform/secrets/encrypt-stored.ts'
import { decryptNumber } from '../../platform/secrets/numbers.ts'
import { createSecrets } from '../../platform/secrets/secrets.ts'

const BASE = '/jeecg-boot/shopinfo/shopBasicInfo'
const NEXT_SECRET = 'the-next-secret-of-the-operator-32+'

/** Server with a new secret. The numbers of the demo data are encrypted with the previous secret. */
let server: TestApp
let clerk: Record<string, string>
beforeAll(async () => {
  server = await createTestApp({ env: { APP_SECRET: NEXT_SECRET, APP_SECRET_PREVIOUS: APP_SECRET } })
  clerk = await server.signIn('clerk')
})
afterAll(() => server.close())

const select = async (sql: string) => (await server.services.database.pool.query(sql)).rows
const post = async (path: string, payload: object, headers = clerk) =>
  (
    await server.app.inject({
      method: 'POST',
      url: `${BASE}/${path}`,
      payload,
      headers: { ...headers, 'idempotency-key': randomUUID() },
    })
  ).json()

/** Submits a shop with the number of an owner who is already stored. Returns the id of the shop's owner. */
async function submitFor({ name, idNo }: { name: string; idNo: string }): Promise<string> {
  const [{ id: brandId }] = await select('select id from brand limit 1')
  const owner = { bossKind: 'PERSON', bossName: name, bossIdNo: idNo } as const
  const { result } = await post('submit', shopApplication(brandId, owner))
  return (await select(`select boss_id from shop_basic_info where id = '${result.id}'`))[0].boss_id
}

test('an owner is found before and after the numbers are encrypted again', async () => {
  const earlier = createSecrets({ secret: APP_SECRET })
  const idNo = '990000199003071235'
  const encrypted = earlier.encrypt(idNo, 'shop_boss.id_no:old')
  await select(`insert into shop_boss (id, kind, name, mobile, id_no, id_no_mask, id_no_hash, status, sys_org_code)
    values ('old', 'PERSON', '陈试', '13900000001', '${encrypted}', '9900', '${earlier.hashes(idNo)[0]}', 'ACTIVE', 'A01')`)

  expect(await submitFor({ name: '陈试', idNo })).toBe('old')
  await rotateSecret(server.services.database.db, server.services.secrets)
  expect(await submitFor({ name: '陈试', idNo })).toBe('old')
  const [{ id_no }] = await select(`select id_no from shop_boss where id = 'old'`)
  const next = createSecrets({ secret: NEXT_SECRET })
  expect(decryptNumber(next, 'bossIdNo', { key: 'old', encrypted: id_no })).toBe(idNo)
})

test('every number of the demo data is revealed after the change of the secret', async () => {
  const [{ id }] = await select(`select id from shop_basic_info where status = 'ACTIVE' order by id limit 1`)
  const reviewer = await server.signIn('reviewer')

  const numbers = await Promise.all(
    ['bossIdNo', 'legalIdNo', 'accountNo'].map(
      async (field) => (await post('reveal', { id, field, reason: 'compare' }, reviewer)).result.value,
    ),
  )

  expect(numbers.join(' ')).toMatch(/^\w{16,18} \w{18} \d{8,30}$/)
})
