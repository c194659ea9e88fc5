import type { FastifyInstance } from 'fastify'
import type { AnnouncementDraft, EditAnnouncement, NewAnnouncement } from '#schemas'
import { ok } from '../../platform/http/envelope.ts'
import { type LocalizedText, localizedTo } from '../../platform/http/locale.ts'
import { createChangeRoute, createRoute, operationRoute } from '../../platform/http/operation-route.ts'
import { createList, type ResourceList } from '../../platform/list/list.ts'
import { type ListRequest, listRoute } from '../../platform/list/list-route.ts'
import type { Services } from '../../services.ts'
import { createAuditedChange, nothing } from './audited-change.ts'
import { createDraftService } from './drafts.ts'
import { noticeNotFound } from './errors.ts'
import { announcementDrafts } from './list-resource.ts'
import { createPublishService } from './publish.ts'
import { readIds } from './rules.ts'

const saved = { en: 'Saved', zh: '添加成功！' }
const released = { en: 'The announcement is released', zh: '该系统通知发布成功' }
const revoked = { en: 'The announcement is revoked', zh: '该系统通知撤销成功' }

const notifiedAgain = { en: 'The announcement is pushed again', zh: '消息推送成功' }

type SendingName = 'notice.release' | 'notice.revoke' | 'notice.tellAgain'
type Drafts = ResourceList<AnnouncementDraft>

function lookingRoutes(app: FastifyInstance, list: Drafts): void {
  const route = createRoute(app)
  route<ListRequest>(listRoute('notice.list', announcementDrafts), ({ user, query }) => {
    return list.page(list.readJeecg(query, user), user.scope)
  })
  route<{ Querystring: { id: string } }>('notice.draft', async ({ query, user }) => {
    const found = await list.find(query.id, user.scope)
    if (!found) throw noticeNotFound()
    return found
  })
}

/**
 * Routes to publish and revoke announcements. Both are GETs in the contract that change data, so only the
 * header token is accepted.
 */
function publishingRoutes(app: FastifyInstance, services: Services, list: Drafts): void {
  const publishing = createPublishService(services)
  const auditedChange = createAuditedChange(services)

  app.route<{ Body: NewAnnouncement }>({
    ...operationRoute('notice.add'),
    handler: async (request) => {
      const { user, body, locale } = request
      const result = await auditedChange(request, (tx) => publishing.add(tx, user, body))
      list.changed()
      return ok(result, localizedTo(saved, locale))
    },
  })

  function sending(name: SendingName, work: 'release' | 'revoke' | 'notifyAgain', words: LocalizedText) {
    app.route<{ Querystring: { id?: string; anntId?: string } }>({
      ...operationRoute(name),
      exposeHeadRoute: false,
      handler: async (request) => {
        const { id = request.query.anntId ?? '' } = request.query
        await auditedChange(request, (tx) => nothing(publishing[work](tx, request.user, id)))
        list.changed()
        return ok(null, localizedTo(words, request.locale))
      },
    })
  }
  sending('notice.release', 'release', released)
  sending('notice.revoke', 'revoke', revoked)
  sending('notice.tellAgain', 'notifyAgain', notifiedAgain)
}

function draftingRoutes(app: FastifyInstance, services: Services, list: Drafts): void {
  const drafting = createDraftService(services)
  const change = createChangeRoute(app, services, list.changed)

  for (const name of ['notice.edit', 'notice.editByPost'] as const) {
    change<{ Body: EditAnnouncement }>(name, (tx, { user, body }, at) =>
      drafting.edit(tx, body, { user, at }),
    )
  }

  change<{ Querystring: { id: string } }>('notice.delete', (tx, { user, query }, at) =>
    drafting.remove(tx, [query.id], { user, at }),
  )
  change<{ Querystring: { ids: string } }>('notice.deleteBatch', (tx, { user, query }, at) =>
    drafting.remove(tx, readIds(query.ids), { user, at }),
  )
}

/** Routes of announcement editors: list, write, release and remove. */
export function writingRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services
  const list = createList(announcementDrafts, { ...database, now: () => clock().getTime() })
  lookingRoutes(app, list)
  publishingRoutes(app, services, list)
  draftingRoutes(app, services, list)
}
