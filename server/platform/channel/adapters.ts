import type { Services } from '../../services.ts'
import type { ChannelAdapter } from './adapter.ts'
import { createHttpAdapter } from './http-adapter.ts'
import { createReceiver } from './receive-answer.ts'
import { createSandbox } from './sandbox.ts'

/**
 * Name of the place where a channel's secret is stored, to which its encryption is bound. The code of a
 * channel never changes.
 */
export const channelSecretPlace = (code: string): string => `pay_channel.secret:${code}`

/** Creates adapters, which connect to channels with their current settings. */
export function createAdapters(services: Services) {
  const { database, secrets } = services
  const receive = createReceiver(services)
  return {
    async of(code: string): Promise<ChannelAdapter> {
      const channel = await database.db
        .selectFrom('pay_channel')
        .selectAll()
        .where('code', '=', code)
        .executeTakeFirstOrThrow()
      if (channel.adapter === 'sandbox') return createSandbox({ channel, database, receive })
      const secret = secrets.decrypt(channel.secret ?? '', channelSecretPlace(code))
      const { gateway_url, key_id } = channel
      return createHttpAdapter({ url: gateway_url ?? '', keyId: key_id ?? '', secret }, services)
    },
  }
}
