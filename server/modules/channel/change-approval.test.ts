import { beforeEach, expect, test } from 'vitest'
import { serveChannel } from '../../../tests/support/serve-channel.ts'
import { openAccount } from '../../platform/channel/full-request.ts'

const { server, call, gate, run } = serveChannel()

const SIGNERS = "(select id from sys_user where username = 'reviewer')"
const version = async () =>
  (await run('select version from channel_merchant where id = $1', [gate.merchantId]))[0].version
const account = async (more: object = {}) => ({
  merchantId: gate.merchantId,
  version: await version(),
  accountKind: 'PERSONAL',
  holder: 'Zhou Fang',
  accountNo: '6217000000001234560',
  bankName: 'Bank',
  ...more,
})
const sign = (content: object) =>
  call('POST', '/app/signatures', {
    body: { operation: 'channelMerchant.changeCard', content, username: 'reviewer', password: '123456' },
    by: 'clerk',
  })
async function change(content: object) {
  const { signature } = (await sign(content)).result
  return call('POST', '/channel/channelMerchant/changeCard', { body: { ...content, signature }, by: 'clerk' })
}

beforeEach(() => run("update channel_operation set status = 'CANCELLED' where channel_code = 'gate'"))

test('an approver who does not see the merchant approves nothing', async () => {
  const departs = await run(`delete from sys_user_depart where user_id = ${SIGNERS} returning *`)
  await run('update rights_epoch set epoch = epoch + 1')

  const answer = await change(await account())

  expect([answer.status, answer.result.error]).toEqual([400, 'SIGNATURE_INVALID'])
  expect(departs.length).toBeGreaterThan(0)
  await run(
    'insert into sys_user_depart select * from jsonb_populate_recordset(null::sys_user_depart, $1::jsonb)',
    [JSON.stringify(departs)],
  )
  await run('update rights_epoch set epoch = epoch + 1')
  expect(await change(await account())).toMatchObject({ success: true })
})

test.each([
  ['a personal account without a valid check digit', { accountNo: '6217000000001234561' }, 'accountNo'],
  ['a personal account that is too short', { accountNo: '62170000' }, 'accountNo'],
  ['a mobile number that is none', { reservedMobile: '12345' }, 'reservedMobile'],
])('%s is refused at its field', async (_name, more, field) => {
  const answer = await change(await account(more))

  expect([answer.status, Object.keys(answer.result.fields)]).toEqual([400, [field]])
})

test('a mobile number is sent as its digits', async () => {
  const { result } = await change(await account({ reservedMobile: '+86 139-0000-0001' }))

  const [row] = await run('select id, sealed_account from channel_operation where id = $1', [result.id])
  expect(openAccount(server.services.secrets, row)).toMatchObject({ reservedMobile: '13900000001' })
})
