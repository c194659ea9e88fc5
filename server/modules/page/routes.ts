import type { FastifyInstance } from 'fastify'
import { viewPermissions } from '#schemas'
import { ok } from '../../platform/http/envelope.ts'
import { forbidden } from '../../platform/http/errors.ts'
import { createChangeRoute, createRawRoute, createRoute } from '../../platform/http/operation-route.ts'
import { createList } from '../../platform/list/list.ts'
import { createListRoute } from '../../platform/list/list-route.ts'
import type { Services } from '../../services.ts'
import { comparePages } from './diff.ts'
import { readPageDraft, savePageDraft } from './drafts.ts'
import { pageNotPublished } from './errors.ts'
import { pageEntryResource, pageVersionResource } from './list-resources.ts'
import { createPublications } from './publish.ts'

/**
 * Options of routes whose request body contains a page. Such a body may have more JSON keys than the bodies
 * of other requests.
 */
const receivesPage = { config: { jsonKeys: 20_000 } }
/** Maximum number of page checks per minute and address. */
const CHECKS = 120

/** Routes with which every user reads published pages: a list of them, and a single page. */
function readerRoutes(app: FastifyInstance, { pages }: Services): void {
  createRoute(app)('page.released', (_, { user }) => pages.released(user))
  createRawRoute(app)('page.get', async ({ component }, request, reply) => {
    const { user, headers } = request
    const found = await pages.findPublished(component, user)
    if (!found) throw pageNotPublished()
    const codes = viewPermissions(found.page)
    if (!codes.some((code) => code === undefined || user.permissions.has(code))) throw forbidden()
    const etag = `"${found.version}"`
    reply.header('etag', etag)
    return headers['if-none-match'] === etag ? reply.code(304).send() : ok(found)
  })
}

/** Routes that list pages and their versions, and compare versions. */
function listRoutes(app: FastifyInstance, services: Services): void {
  const { pages } = services
  const entries = createList(pageEntryResource(pages), services)
  const versions = createList(pageVersionResource(pages), services)
  createListRoute(app)('page.list', entries)
  createListRoute(app)('page.versions', versions, ({ id, ...query }, { user }) =>
    versions.page(versions.read({ ...query, page: id }, user), user.scope),
  )
  createRoute(app)('page.diff', (query, { locale }) => comparePages(pages, query, locale))
}

/** Routes of drafts, versions and releases of pages. */
export async function pageRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const publications = createPublications(services)
  readerRoutes(app, services)
  listRoutes(app, services)
  const change = createChangeRoute(app, services)

  route('page.draft', ({ id }) => readPageDraft(services.database.db, id))
  change('page.saveDraft', savePageDraft, receivesPage)
  route('page.check', ({ page }, { user }) => publications.check(page, user), {
    ...receivesPage,
    limit: CHECKS,
  })
  change('page.publish', (tx, body, context) => publications.publish(tx, body, context), receivesPage)
  change('page.rollback', (tx, body, context) => publications.rollBack(tx, body, context))
}
