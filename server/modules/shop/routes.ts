import type { FastifyInstance } from 'fastify'
import type { ShopBasicInfo, ShopOptionsQuery } from '#schemas'
import { createChannelOperations } from '../../platform/channel/operations.ts'
import { originOf } from '../../platform/http/change.ts'
import { createChangeRoute, createRoute } from '../../platform/http/operation-route.ts'
import { reportAllErrors } from '../../platform/http/validation.ts'
import type { ResourceList } from '../../platform/list/list.ts'
import { REVEALS_PER_MINUTE } from '../../platform/secrets/numbers.ts'
import { runTransition, statusChange } from '../../platform/states/run-transition.ts'
import type { Services } from '../../services.ts'
import { editContact } from './contact.ts'
import { findShops } from './detail-repo.ts'
import { findBrands, findOwners, shopsByIds, shopsOfGroup } from './lookups.ts'
import { sendOnboardings } from './onboarding.ts'
import { revealNumber } from './reveal.ts'
import { approve, reject } from './review.ts'
import { readRevision } from './revision.ts'
import { createShops } from './service.ts'
import { shopStates } from './states.ts'

const MAX_OPTIONS = 50
const DEFAULT_OPTIONS = 20
const MAX_IDS = 200

/**
 * Converts the request of a select to a look-up. The look-up finds either all selected options by id, or the
 * first options that match a keyword.
 */
function toOptionQuery({ ids, keyword, pageSize = DEFAULT_OPTIONS }: ShopOptionsQuery) {
  if (ids) return { ids: ids.split(',').slice(0, MAX_OPTIONS), limit: MAX_OPTIONS }
  return { keyword: keyword?.trim(), limit: pageSize }
}

function pickerRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  const route = createRoute(app)
  route('shop.options', (query, { user }) => findShops(db, toOptionQuery(query), user.scope))
  route('shop.brandOptions', (query) => findBrands(db, toOptionQuery(query)))
  route('shop.bossOptions', (query, { user }) => findOwners(db, toOptionQuery(query), user.scope))
  route('shop.byOwnGroupTag', ({ ownGroupTag }, { user }) => shopsOfGroup(db, ownGroupTag.trim(), user.scope))
  route('shop.byIds', ({ ids }, { user }) => shopsByIds(db, ids.split(',').slice(0, MAX_IDS), user.scope))
}

/** Routes of shops: look-ups, details, applications, reviews and statuses. */
export function shopRoutes(
  app: FastifyInstance,
  services: Services,
  list: ResourceList<ShopBasicInfo>,
): void {
  const route = createRoute(app)
  const shops = createShops(services, list)
  const change = createChangeRoute(app, services)
  const operations = createChannelOperations(services)
  pickerRoutes(app, services)

  route('shop.get', ({ id }, { user }) => shops.get(id, user))
  route('shop.timeline', ({ id }, { user }) => shops.timeline(id, user))
  route(
    'shop.reveal',
    (args, request) => revealNumber(services, args, { scope: request.user.scope, origin: originOf(request) }),
    { limit: REVEALS_PER_MINUTE },
  )
  route('shop.revision', (args, { user }) => readRevision(services, args, user))
  route('shop.checkStep', (typed, { user }) => shops.checkStep(typed, user), {
    validatorCompiler: reportAllErrors,
  })
  change('shop.editContact', editContact)
  change('shop.submit', shops.submit, { validatorCompiler: reportAllErrors })
  change('shop.approve', async (tx, args, context) => {
    const changed = await approve(tx, args, context)
    await sendOnboardings(tx, args.id, operations)
    return changed
  })
  change('shop.reject', reject)
  for (const transition of ['revise', 'suspend', 'resume', 'close'] as const) {
    change(`shop.${transition}`, async (tx, ref, context) =>
      statusChange(await runTransition(tx, { states: shopStates, transition, ...ref }, context)),
    )
  }
}
