import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { SelectDepartBody, UpdatePasswordBody } from '#schemas'
import { ok } from '../../platform/http/envelope.ts'
import { localizedTo } from '../../platform/http/locale.ts'
import { createRoute, editRoute, operationRoute } from '../../platform/http/operation-route.ts'
import { perMinute } from '../../platform/rate-limit/rate-limits.ts'
import type { Services } from '../../services.ts'
import { createOwnAccount } from './own-account.ts'

const passwordChanged = { en: 'Your password is changed!', zh: '密码重置成功!' }
/** JeecgBoot clients send PUT, the documented client POST. */
const both = ['PUT', 'POST']
/** Attempts at the old password per minute, against stolen sessions. */
const PASSWORD_TRIES = 10

/** Routes to change the user's own account. */
export function ownAccountRoutes(app: FastifyInstance, services: Services): void {
  const route = createRoute(app)
  const account = createOwnAccount(services)

  route('user.departs', ({ user }) => account.departs(user))

  route<{ Body: Static<typeof SelectDepartBody> }>(editRoute('user.selectDepart'), ({ user, id, body }) =>
    account.selectDepart({ user, requestId: id }, body),
  )

  const change = operationRoute('user.updatePassword')
  app.route<{ Body: Static<typeof UpdatePasswordBody> }>({
    ...change,
    method: both,
    config: { ...change.config, beforePassword: true, rateLimit: perMinute(PASSWORD_TRIES) },
    handler: async ({ user, id, body, locale }) => {
      await account.updatePassword({ user, requestId: id }, body)
      return ok(null, localizedTo(passwordChanged, locale))
    },
  })
}
