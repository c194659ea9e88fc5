import { expect, test } from 'vitest'
import { servePeople } from '../../../tests/support/serve-people.ts'
import { readConfig } from '../../config.ts'

const { call, run: query } = servePeople<'admin'>(['admin'], { env: { SANDBOX_CHANNELS: '0' } })

const channel = {
  name: 'Cowrie',
  adapter: 'sandbox',
  ratePpm: 3_800,
  settleCycle: 'T+1',
  status: 'ACTIVE',
}

test('without simulated channels, the sandbox is refused at its field', async () => {
  const answer = await call('POST', '/channel/payChannel/add', { body: { ...channel, code: 'cowrie' } })

  expect([answer.status, Object.keys(answer.result.fields)]).toEqual([400, ['adapter']])
})

test('a channel that is simulated already stays, and its name and rate change', async () => {
  const [{ id, version }] = await query("select id, version from pay_channel where code = 'wechat'")

  expect(
    await call('PUT', '/channel/payChannel/edit', { body: { ...channel, id, version, name: 'WeChat' } }),
  ).toMatchObject({ success: true })
})

test('simulated channels are on in demo mode and off in production', () => {
  const production = { NODE_ENV: 'production', APP_SECRET: 'a-secret-of-at-least-32-characters' }

  expect(readConfig({}).sandboxChannels).toBe(true)
  expect(readConfig(production).sandboxChannels).toBe(false)
  expect(readConfig({ ...production, SANDBOX_CHANNELS: '1' }).sandboxChannels).toBe(true)
})
