import type { FastifyInstance } from 'fastify'
import type { SetUserPassword } from '#schemas'
import { newPasswordEmpty, passwordsDiffer } from '../../platform/authentication/errors.ts'
import { hashPassword } from '../../platform/authentication/password.ts'
import { createFileStore } from '../../platform/file/store.ts'
import { createChangeRunner } from '../../platform/http/change.ts'
import {
  createChangeRoute,
  createRawRoute,
  createRoute,
  editMethods,
} from '../../platform/http/operation-route.ts'
import { readIds } from '../../platform/http/read-ids.ts'
import { userResource } from '../../platform/users/resource.ts'
import type { Services } from '../../services.ts'
import { deleteUsers, freezeUsers, purgeUsers, restoreUsers } from './account-status.ts'
import { createOneTimePasswords, setPassword } from './one-time-passwords.ts'
import { addUser, editUser, validatePassword } from './service.ts'

/**
 * Returns the hash of a new password. Throws if the password is empty or too weak, or if the repeated
 * password is different.
 */
async function hashNew({ username, password, confirmpassword = password }: SetUserPassword): Promise<string> {
  if (password === '') throw newPasswordEmpty().at('password')
  if (password !== confirmpassword) throw passwordsDiffer().at('confirmpassword')
  validatePassword(password, username)
  return hashPassword(password)
}

/** Routes to add, edit and delete users. */
export function userWriteRoutes(app: FastifyInstance, services: Services): void {
  const route = createRoute(app)
  const raw = createRawRoute(app)
  const runChange = createChangeRunner(services)
  const change = createChangeRoute(app, services)
  const store = createFileStore(services.config)

  // The password is hashed before the transaction begins, since hashing takes long.
  raw('user.add', async (body, request, reply) => {
    const hash = await hashNew(body)
    return runChange(request, reply, (tx, context) => addUser(tx, body, { ...context, hash }))
  })
  raw('user.setPassword', async (body, request, reply) => {
    const { username } = body
    const hash = await hashNew(body)
    return runChange(request, reply, (tx, { user, at }) => setPassword(tx, { username, hash, user, at }))
  })
  change(
    'user.edit',
    async (tx, body, context) => {
      const { replaced, ...saved } = await editUser(tx, body, context)
      return { ...saved, afterCommit: () => store.remove(replaced) }
    },
    editMethods,
  )
  const oneTime = createOneTimePasswords(services)
  route('user.oneTimePasswords', async ({ ids }, request) => {
    const passwords = await oneTime(readIds(ids), request)
    services.listChanges.add(userResource.model.name)
    return passwords
  })
  change('user.freeze', (tx, { ids, status }, context) =>
    freezeUsers(tx, { ids, status: Number(status) === 1 ? 1 : 2 }, context),
  )
  change('user.delete', (tx, { id }, context) => deleteUsers(tx, id, context))
  change('user.deleteBatch', (tx, { ids }, context) => deleteUsers(tx, ids, context))
  change('user.restore', (tx, { userIds }, context) => restoreUsers(tx, userIds, context))
  change('user.purge', (tx, { userIds }, context) => purgeUsers(tx, userIds, context))
}
