import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnnouncementDraft, EditAnnouncement, NewAnnouncement } from '#schemas'
import { createChange } from '../../http/change.ts'
import { ok } from '../../http/envelope.ts'
import { inLocale, type Words } from '../../http/locale.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'
import { createList, type ResourceList } from '../list/list.ts'
import { listRoute } from '../list/list-route.ts'
import { createDoing, nothing } from './doing.ts'
import { createDrafting } from './drafting.ts'
import { noticeNotFound } from './errors.ts'
import { announcementDrafts } from './list-resource.ts'
import { createPublishing } from './publishing.ts'
import { readIds } from './rules.ts'

const saved = { en: 'Saved', zh: '添加成功！' }
const released = { en: 'The announcement is released', zh: '该系统通知发布成功' }
const revoked = { en: 'The announcement is revoked', zh: '该系统通知撤销成功' }

const toldAgain = { en: 'Everybody it is for is told again', zh: '消息推送成功' }

type SendingName = 'notice.release' | 'notice.revoke' | 'notice.tellAgain'
type Drafts = ResourceList<AnnouncementDraft>

function lookingRoutes(app: FastifyInstance, list: Drafts): void {
  app.route<{ Querystring: Record<string, unknown> }>({
    ...listRoute('notice.list', announcementDrafts),
    handler: async ({ user, query }) => {
      return ok(await list.page(list.readStock(query, user), user.scope))
    },
  })
  app.route<{ Querystring: { id: string } }>({
    ...operationRoute('notice.draft'),
    handler: async ({ query, user }) => {
      const found = await list.find(query.id, user.scope)
      if (!found) throw noticeNotFound()
      return ok(found)
    },
  })
}

/** Two of the contract's GETs change something, and only the header's token lets them. */
function publishingRoutes(app: FastifyInstance, services: Services, list: Drafts): void {
  const publishing = createPublishing(services)
  const doing = createDoing(services)

  app.route<{ Body: NewAnnouncement }>({
    ...operationRoute('notice.add'),
    handler: async (request) => {
      const { user, body, locale } = request
      const result = await doing(request, (tx) => publishing.add(tx, user, body))
      list.changed()
      return ok(result, inLocale(saved, locale))
    },
  })

  function sending(name: SendingName, work: 'release' | 'revoke' | 'tellAgain', words: Words) {
    app.route<{ Querystring: { id?: string; anntId?: string } }>({
      ...operationRoute(name),
      exposeHeadRoute: false,
      handler: async (request) => {
        const { id = request.query.anntId ?? '' } = request.query
        await doing(request, (tx) => nothing(publishing[work](tx, request.user, id)))
        list.changed()
        return ok(null, inLocale(words, request.locale))
      },
    })
  }
  sending('notice.release', 'release', released)
  sending('notice.revoke', 'revoke', revoked)
  sending('notice.tellAgain', 'tellAgain', toldAgain)
}

function draftingRoutes(app: FastifyInstance, services: Services, list: Drafts): void {
  const drafting = createDrafting(services)
  const change = createChange(services)

  for (const name of ['notice.edit', 'notice.editByPost'] as const) {
    app.route<{ Body: EditAnnouncement }>({
      ...operationRoute(name),
      handler: async (request, reply) => {
        const { user, body } = request
        return change(request, reply, (tx, at) => drafting.edit(tx, body, { user, at }))
      },
    })
  }

  async function remove(request: FastifyRequest, reply: FastifyReply, ids: readonly string[]) {
    const { user } = request
    const answer = await change(request, reply, (tx, at) => drafting.remove(tx, ids, { user, at }))
    list.changed()
    return answer
  }
  app.route<{ Querystring: { id: string } }>({
    ...operationRoute('notice.delete'),
    handler: (request, reply) => remove(request, reply, [request.query.id]),
  })
  app.route<{ Querystring: { ids: string } }>({
    ...operationRoute('notice.deleteBatch'),
    handler: (request, reply) => remove(request, reply, readIds(request.query.ids)),
  })
}

/** The editors' routes: the list of what was written, writing, releasing and removing. */
export function writingRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services
  const list = createList(announcementDrafts, { ...database, now: () => clock().getTime() })
  lookingRoutes(app, list)
  publishingRoutes(app, services, list)
  draftingRoutes(app, services, list)
}
