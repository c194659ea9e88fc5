import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AddUser, EditUser, FreezeUsers, SetUserPassword } from '#schemas'
import { createChange, type Work } from '../../http/change.ts'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'
import { createFileStore } from '../file/store.ts'
import { newPasswordEmpty, passwordsDiffer } from '../system/errors.ts'
import { hashPassword } from '../system/password.ts'
import { createOneTimePasswords } from './one-time-passwords.ts'
import { addUser, editUser, refuseWeak } from './saving.ts'
import { setPassword } from './set-password.ts'
import { deleteUsers, freezeUsers, purgeUsers, restoreUsers } from './states.ts'

/** The hash of a password as it was typed, twice perhaps. */
async function hashNew({ username, password, confirmpassword = password }: SetUserPassword): Promise<string> {
  if (password === '') throw newPasswordEmpty().at('password')
  if (password !== confirmpassword) throw passwordsDiffer().at('confirmpassword')
  refuseWeak(password, username)
  return hashPassword(password)
}

/** Changing users; `changed` is called after each change. */
export function userWriteRoutes(app: FastifyInstance, services: Services, changed: () => void): void {
  const nextId = () => services.ids.nextId()
  const change = createChange(services)
  const store = createFileStore(services.config)
  const changing = async <Result>(request: FastifyRequest, reply: FastifyReply, work: Work<Result>) => {
    const answer = await change(request, reply, work)
    changed()
    return answer
  }

  app.route<{ Body: AddUser }>({
    ...operationRoute('user.add'),
    handler: async (request, reply) => {
      const { user, body } = request
      const hash = await hashNew(body)
      return changing(request, reply, (tx, at) => addUser(tx, body, { user, at, nextId, hash }))
    },
  })
  app.route<{ Body: EditUser }>({
    ...operationRoute('user.edit'),
    // Later clients post what earlier ones put.
    method: ['PUT', 'POST'],
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
  app.route<{ Body: { ids: string } }>({
    ...operationRoute('user.oneTimePasswords'),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const given = await oneTime(request)
      changed()
      return ok(given)
    },
  })
  app.route<{ Body: FreezeUsers }>({
    ...operationRoute('user.freeze'),
    handler: (request, reply) => {
      const { user, body } = request
      const status = Number(body.status) === 1 ? 1 : 2
      return changing(request, reply, (tx, at) => freezeUsers(tx, { ids: body.ids, status }, { user, at }))
    },
  })
  app.route<{ Querystring: { id: string } }>({
    ...operationRoute('user.delete'),
    handler: (request, reply) => {
      const { user, query } = request
      return changing(request, reply, (tx, at) => deleteUsers(tx, query.id, { user, at }))
    },
  })
  app.route<{ Querystring: { ids: string } }>({
    ...operationRoute('user.deleteBatch'),
    handler: (request, reply) => {
      const { user, query } = request
      return changing(request, reply, (tx, at) => deleteUsers(tx, query.ids, { user, at }))
    },
  })
  app.route<{ Body: { userIds: string } }>({
    ...operationRoute('user.restore'),
    handler: (request, reply) => {
      const { user, body } = request
      return changing(request, reply, (tx, at) => restoreUsers(tx, body.userIds, { user, at }))
    },
  })
  app.route<{ Querystring: { userIds: string } }>({
    ...operationRoute('user.purge'),
    handler: (request, reply) => {
      const { user, query } = request
      return changing(request, reply, (tx, at) => purgeUsers(tx, query.userIds, { user, at }))
    },
  })
}
