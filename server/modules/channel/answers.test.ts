import { expect, test } from 'vitest'
import { serveChannel } from '../../../tests/support/serve-channel.ts'

const { call, gate, create, operation, step, callBack } = serveChannel()

const ACCOUNT = '6217009999998887770'
const responseOf = async (id: string) =>
  (await call('GET', `/channel/channelOperation/queryById?id=${id}`)).result.response

test('further fields of an answer are neither stored nor shown', async () => {
  gate.gateway.adds = { holder: 'Li Na', card: { accountNo: ACCOUNT } }
  const id = await create('BALANCE_QUERY', { isHeld: true })

  await step(id)

  expect(JSON.stringify(await operation(id))).not.toMatch(/Li Na|6217009/)
  expect((await responseOf(id)).map(({ name }: { name: string }) => name)).toEqual([
    'status',
    'attempt',
    'requestNo',
    'balanceFen',
  ])
})

test('numbers in the message of a channel are masked', async () => {
  gate.gateway.mode = 'fail'
  gate.gateway.adds = { message: `account ${ACCOUNT} of S-0001 is closed` }
  const id = await create('WITHDRAWAL', { amountFen: 100, isHeld: true })

  await step(id)

  const masked = 'account 6217 **** **** 7770 of S-0001 is closed'
  expect(await operation(id)).toMatchObject({ fail_reason: masked, response: { message: masked } })
})

test('the message of a call-back is masked, too', async () => {
  gate.gateway.mode = 'accept'
  const id = await create('WITHDRAWAL', { amountFen: 100, isHeld: true })
  await step(id)

  await callBack({ requestNo: `C${id}`, attempt: 1, status: 'FAILED', message: `no ${ACCOUNT}` })

  expect(await operation(id)).toMatchObject({ fail_reason: 'no 6217 **** **** 7770' })
})
