import type { FastifyInstance } from 'fastify'
import { channelSecretPlace } from '../../platform/channel/adapters.ts'
import { createReceiver } from '../../platform/channel/receive-answer.ts'
import { createRoute } from '../../platform/http/operation-route.ts'
import type { Services } from '../../services.ts'

/** Maximum size of a callback request in bytes. */
const MAX_BODY = 65_536

/** Route to which the gateways of channels send results. Each channel signs its requests with its own key. */
export async function callbackRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { database, secrets } = services
  const receive = createReceiver(services)

  createRoute(app)(
    'channelCallback.receive',
    async ({ code, ...answer }) => ({ isApplied: await receive(code, answer) }),
    {
      bodyLimit: MAX_BODY,
      config: {
        signingKey: async (keyId, { params }) => {
          const { code } = params as { code: string }
          const channel = await database.db
            .selectFrom('pay_channel')
            .select('secret')
            .where('code', '=', code)
            .where('key_id', '=', keyId)
            .where('adapter', '=', 'http')
            .executeTakeFirst()
          if (!channel?.secret) return undefined
          return { id: code, secret: secrets.decrypt(channel.secret, channelSecretPlace(code)) }
        },
      },
    },
  )
}
