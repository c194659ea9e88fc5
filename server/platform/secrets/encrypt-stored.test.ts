import { afterEach, beforeEach, expect, test } from 'vitest'
import { APP_SECRET } from '../../../tests/support/app-secret.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { encryptPlainNumbers, rotateSecret } from './encrypt-stored.ts'
import { decryptNumber } from './numbers.ts'
import { createSecrets } from './secrets.ts'

const NEXT_SECRET = 'the next secret of the operator, 32+'

let target: TestDatabase
beforeEach(async () => {
  target = await createTestDatabase()
})
afterEach(() => target.drop())

const select = async (sql: string) => (await target.database.pool.query(sql)).rows
const addOwner = (id: string, idNo: string) =>
  select(`insert into shop_boss (id, kind, name, mobile, id_no, status, sys_org_code)
    values ('${id}', 'PERSON', 'Tea', '19900020001', '${idNo}', 'ACTIVE', 'A01')`)
const addPapers = () =>
  select(`insert into shop_licence (id, shop_id, licence_no, legal_person, legal_id_no, begin_date)
      values ('l1', 's1', '91', 'Tea', '990000198001000010', '2026-01-01');
    insert into shop_settle_account (id, shop_id, kind, holder, account_no)
      values ('a1', 's1', 'CORPORATE', 'Tea', '6217000000001234560')`)

const first = createSecrets({ secret: APP_SECRET })
const rotating = createSecrets({ secret: NEXT_SECRET, previous: [APP_SECRET] })
const second = createSecrets({ secret: NEXT_SECRET })

test('plain numbers are encrypted once, with their masks and hashes', async () => {
  await addOwner('b1', '990000198001000020')
  await addPapers()

  const counts = await encryptPlainNumbers(target.database.db, first)

  expect(counts).toEqual({
    'shop_boss.id_no': 1,
    'shop_licence.legal_id_no': 1,
    'shop_settle_account.account_no': 1,
  })
  expect(await encryptPlainNumbers(target.database.db, first)).toEqual({})
  const [row] = await select(`select id_no, id_no_mask, id_no_hash, legal_id_no, legal_id_no_mask, account_no,
    account_no_mask from shop_boss, shop_licence, shop_settle_account`)
  expect(row).toMatchObject({
    id_no_mask: '9900 **** **** 0020',
    id_no_hash: first.hashes('990000198001000020')[0],
    legal_id_no_mask: '9900 **** **** 0010',
    account_no_mask: '6217 **** **** 4560',
  })
  expect(JSON.stringify(row)).not.toMatch(/990000198001|6217000000/)
  expect(decryptNumber(first, 'accountNo', { key: 's1', encrypted: row.account_no })).toBe(
    '6217000000001234560',
  )
})

test('more numbers than a batch are all encrypted', async () => {
  await select(`insert into shop_boss (id, kind, name, mobile, id_no, status, sys_org_code)
    select 'b' || n, 'PERSON', 'Tea', '1', 'number ' || n, 'ACTIVE', 'A01' from generate_series(1, 1001) n`)

  const counts = await encryptPlainNumbers(target.database.db, first)

  expect(counts).toEqual({ 'shop_boss.id_no': 1001 })
})

test('a number that an owner has already can not be encrypted for another one', async () => {
  await addOwner('b1', '990000198001000020')
  await addOwner('b2', '990000198001000020')

  await expect(encryptPlainNumbers(target.database.db, first)).rejects.toThrow(/uniq_shop_boss_id_no/)
})

test('a rotation encrypts every value of the old secret with the new one', async () => {
  await addOwner('b1', '990000198001000020')
  await addPapers()
  await encryptPlainNumbers(target.database.db, first)
  await select(`insert into pay_channel (id, code, name, rate_ppm, settle_cycle, status, secret)
      values ('p1', 'red', 'Red', 1, 'D+1', 'ACTIVE', '${first.encrypt('gateway', 'pay_channel.secret:red')}');
    insert into intake_key (id, name, secret, create_by)
      values ('k1', 'Till', '${first.encrypt('till', 'intake_key.secret:k1')}', 'admin');
    insert into channel_operation (id, request_no, kind, shop_id, channel_code, status, request, sealed_account,
      sys_org_code, create_by)
      values ('o1', 'C1', 'CARD_CHANGE', 's1', 'red', 'CREATED', '{}',
        '${first.encrypt('{}', 'channel_operation.sealed_account:o1')}', 'A01', 'admin')`)

  const counts = await rotateSecret(target.database.db, rotating)

  expect(Object.values(counts)).toEqual([1, 1, 1, 1, 1, 1])
  expect(await rotateSecret(target.database.db, rotating)).toEqual({})
  const [row] =
    await select(`select b.id_no, b.id_no_hash, p.secret as gateway, k.secret as till, o.sealed_account
    from shop_boss b, pay_channel p, intake_key k, channel_operation o`)
  expect(decryptNumber(second, 'bossIdNo', { key: 'b1', encrypted: row.id_no })).toBe('990000198001000020')
  expect(row.id_no_hash).toBe(second.hashes('990000198001000020')[0])
  expect(second.decrypt(row.gateway, 'pay_channel.secret:red')).toBe('gateway')
  expect(second.decrypt(row.till, 'intake_key.secret:k1')).toBe('till')
  expect(second.decrypt(row.sealed_account, 'channel_operation.sealed_account:o1')).toBe('{}')
})

test('a rotation without the old secret changes nothing and names the place', async () => {
  await addOwner('b1', '990000198001000020')
  await encryptPlainNumbers(target.database.db, first)
  const before = await select('select id_no from shop_boss')

  await expect(rotateSecret(target.database.db, second)).rejects.toThrow(/shop_boss\.id_no:b1/)

  expect(await select('select id_no from shop_boss')).toEqual(before)
})
