import type { FastifyInstance } from 'fastify'
import { createRoute, editMethods } from '../../platform/http/operation-route.ts'
import type { Services } from '../../services.ts'
import { createOwnAccount } from './own-account.ts'

const passwordChanged = { en: 'Your password is changed!', zh: '密码重置成功!' }
/**
 * Maximum number of password changes per minute. The limit prevents guessing the old password with a stolen
 * session.
 */
const PASSWORD_TRIES = 10

/** Routes to change the user's own account. */
export function ownAccountRoutes(app: FastifyInstance, services: Services): void {
  const route = createRoute(app)
  const account = createOwnAccount(services)

  route('user.departs', (_, { user }) => account.departs(user))
  route(
    'user.selectDepart',
    (body, { user, id }) => account.selectDepart({ user, requestId: id }, body),
    editMethods,
  )
  route(
    'user.updatePassword',
    async (body, { user, id }) => {
      await account.updatePassword({ user, requestId: id }, body)
      return null
    },
    { ...editMethods, limit: PASSWORD_TRIES, config: { beforePassword: true }, message: passwordChanged },
  )
}
