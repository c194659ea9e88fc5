import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AddUser, EditUser, FreezeUsers, SetUserPassword } from '#schemas'
import { newPasswordEmpty, passwordsDiffer } from '../../platform/authentication/errors.ts'
import { hashPassword } from '../../platform/authentication/password.ts'
import { createFileStore } from '../../platform/file/store.ts'
import { type ChangeHandler, createChangeRunner } from '../../platform/http/change.ts'
import {
  createChangeRoute,
  createRoute,
  editRoute,
  operationRoute,
} from '../../platform/http/operation-route.ts'
import type { Services } from '../../services.ts'
import { deleteUsers, freezeUsers, purgeUsers, restoreUsers } from './account-status.ts'
import { createOneTimePasswords, setPassword } from './one-time-passwords.ts'
import { addUser, editUser, validatePassword } from './service.ts'

/** Hashes a new password after comparing it with its repetition. */
async function hashNew({ username, password, confirmpassword = password }: SetUserPassword): Promise<string> {
  if (password === '') throw newPasswordEmpty().at('password')
  if (password !== confirmpassword) throw passwordsDiffer().at('confirmpassword')
  validatePassword(password, username)
  return hashPassword(password)
}

/** Routes to change users; `changed` runs after each change. */
export function userWriteRoutes(app: FastifyInstance, services: Services, changed: () => void): void {
  const route = createRoute(app)
  const nextId = () => services.ids.nextId()
  const runChange = createChangeRunner(services)
  const changing = async <Result>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: ChangeHandler<Result>,
  ) => {
    const answer = await runChange(request, reply, work)
    changed()
    return answer
  }
  const change = createChangeRoute(app, services, changed)
  const store = createFileStore(services.config)

  app.route<{ Body: AddUser }>({
    ...operationRoute('user.add'),
    handler: async (request, reply) => {
      const { user, body } = request
      const hash = await hashNew(body)
      return changing(request, reply, (tx, at) => addUser(tx, body, { user, at, nextId, hash }))
    },
  })
  app.route<{ Body: EditUser }>({
    ...editRoute('user.edit'),
    handler: async (request, reply) => {
      const { user, body } = request
      let replaced: string | undefined
      const answer = await changing(request, reply, async (tx, at) => {
        const saved = await editUser(tx, body, { user, at, nextId })
        replaced = saved.replaced
        return saved
      })
      if (replaced !== undefined) await store.remove(replaced)
      return answer
    },
  })
  app.route<{ Body: SetUserPassword }>({
    ...operationRoute('user.setPassword'),
    handler: async (request, reply) => {
      const { user, body } = request
      const hash = await hashNew(body)
      return changing(request, reply, (tx, at) =>
        setPassword(tx, { username: body.username, hash, user, at }),
      )
    },
  })
  const oneTime = createOneTimePasswords(services)
  route<{ Body: { ids: string } }>('user.oneTimePasswords', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const given = await oneTime(request)
    changed()
    return given
  })
  change<{ Body: FreezeUsers }>('user.freeze', (tx, { user, body }, at) => {
    const status = Number(body.status) === 1 ? 1 : 2
    return freezeUsers(tx, { ids: body.ids, status }, { user, at })
  })
  change<{ Querystring: { id: string } }>('user.delete', (tx, { user, query }, at) =>
    deleteUsers(tx, query.id, { user, at }),
  )
  change<{ Querystring: { ids: string } }>('user.deleteBatch', (tx, { user, query }, at) =>
    deleteUsers(tx, query.ids, { user, at }),
  )
  change<{ Body: { userIds: string } }>('user.restore', (tx, { user, body }, at) =>
    restoreUsers(tx, body.userIds, { user, at }),
  )
  change<{ Querystring: { userIds: string } }>('user.purge', (tx, { user, query }, at) =>
    purgeUsers(tx, query.userIds, { user, at }),
  )
}
