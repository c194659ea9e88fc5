import type { FastifyInstance } from 'fastify'
import type { AnnouncementDraft } from '#schemas'
import { auditOnly, createAuditedChange } from '../../platform/http/audited-change.ts'
import type { LocalizedText } from '../../platform/http/locale.ts'
import { createChangeRoute, createRoute } from '../../platform/http/operation-route.ts'
import { readIds } from '../../platform/http/read-ids.ts'
import { createList, type ResourceList } from '../../platform/list/list.ts'
import { createListRoute } from '../../platform/list/list-route.ts'
import type { Services } from '../../services.ts'
import { createDraftService } from './drafts.ts'
import { noticeNotFound } from './errors.ts'
import { announcementDrafts } from './list-resource.ts'
import { createPublishService } from './publish.ts'

const saved = { en: 'Saved', zh: '添加成功！' }
const released = { en: 'The announcement is released', zh: '通告已发布' }
const revoked = { en: 'The announcement is revoked', zh: '通告已撤销' }

const notifiedAgain = { en: 'The announcement is pushed again', zh: '通告已重新推送' }

/** Maximum number of repeated notifications per minute and IP address, since each one is a row of the outbox. */
const REPEATS = 60

type SendingName = 'notice.release' | 'notice.revoke' | 'notice.tellAgain'
type Drafts = ResourceList<AnnouncementDraft>

function readRoutes(app: FastifyInstance, list: Drafts): void {
  createListRoute(app)('notice.list', list, (query, { user }) =>
    list.page(list.readJeecg(query, user), user.scope),
  )
  createRoute(app)('notice.draft', async ({ id }, { user }) => {
    const found = await list.find(id, user.scope)
    if (!found) throw noticeNotFound()
    return found
  })
}

/**
 * Routes to add, release and revoke announcements. JeecgBoot clients release and revoke by GET requests,
 * although these change data. To prevent cross-site requests, the token is accepted only in the header.
 */
function publishingRoutes(app: FastifyInstance, services: Services): void {
  const publishing = createPublishService(services)
  const auditedChange = createAuditedChange(services)

  const route = createRoute(app)

  route(
    'notice.add',
    (body, request) => auditedChange(request, (tx) => publishing.add(tx, request.user, body)),
    { message: saved },
  )

  function sending(
    name: SendingName,
    work: 'release' | 'revoke' | 'notifyAgain',
    message: LocalizedText,
    limit?: number,
  ) {
    route(
      name,
      (query: { id?: string; anntId?: string }, request) => {
        const id = query.id ?? query.anntId ?? ''
        return auditedChange(request, (tx) => auditOnly(publishing[work](tx, request.user, id)))
      },
      { exposeHeadRoute: false, message, ...(limit !== undefined && { limit }) },
    )
  }
  sending('notice.release', 'release', released)
  sending('notice.revoke', 'revoke', revoked)
  sending('notice.tellAgain', 'notifyAgain', notifiedAgain, REPEATS)
}

function draftingRoutes(app: FastifyInstance, services: Services): void {
  const drafting = createDraftService(services)
  const change = createChangeRoute(app, services)

  for (const name of ['notice.edit', 'notice.editByPost'] as const) change(name, drafting.edit)
  change('notice.delete', (tx, { id }, context) => drafting.remove(tx, [id], context))
  change('notice.deleteBatch', (tx, { ids }, context) => drafting.remove(tx, readIds(ids), context))
}

/** Routes for editors of announcements: list, add, edit, release, revoke and remove. */
export function writingRoutes(app: FastifyInstance, services: Services): void {
  const list = createList(announcementDrafts, services)
  readRoutes(app, list)
  publishingRoutes(app, services)
  draftingRoutes(app, services)
}
