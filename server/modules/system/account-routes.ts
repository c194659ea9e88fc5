import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { SelectDepartBody, UpdatePasswordBody } from '#schemas'
import { ok } from '../../http/envelope.ts'
import { inLocale } from '../../http/locale.ts'
import { operationRoute } from '../../http/operation-route.ts'
import { perMinute } from '../../http/rate-limits.ts'
import type { Services } from '../../services.ts'
import { createAccount } from './account.ts'

const passwordChanged = { en: 'Your password is changed!', zh: '密码重置成功!' }
/** Stock clients PUT these, the specification's client POSTs them. */
const both = ['PUT', 'POST']
/** Guesses at the old password by whoever got hold of an open session. */
const PASSWORD_TRIES = 10

/** What a user does to his own account. */
export function accountRoutes(app: FastifyInstance, services: Services): void {
  const account = createAccount(services)

  app.route({
    ...operationRoute('user.departs'),
    handler: async ({ user }) => ok(await account.departs(user)),
  })

  app.route<{ Body: Static<typeof SelectDepartBody> }>({
    ...operationRoute('user.selectDepart'),
    method: both,
    handler: async ({ user, id, body }) => ok(await account.selectDepart({ user, requestId: id }, body)),
  })

  const change = operationRoute('user.updatePassword')
  app.route<{ Body: Static<typeof UpdatePasswordBody> }>({
    ...change,
    method: both,
    config: { ...change.config, beforePassword: true, rateLimit: perMinute(PASSWORD_TRIES) },
    handler: async ({ user, id, body, locale }) => {
      await account.updatePassword({ user, requestId: id }, body)
      return ok(null, inLocale(passwordChanged, locale))
    },
  })
}
