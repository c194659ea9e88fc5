import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { MergeOption, type MergeOptionsQuery, type ShopBoss } from '#schemas'
import type { Db } from '../../db/index.ts'
import { businessDayOf } from '../../platform/business-time.ts'
import { originOf } from '../../platform/http/change.ts'
import { createChangeRoute, createRoute } from '../../platform/http/operation-route.ts'
import type { Scope } from '../../platform/http/request.ts'
import { escapeLike } from '../../platform/list/condition-sql.ts'
import type { ResourceList } from '../../platform/list/list.ts'
import { isVisible } from '../../platform/list/row-scope.ts'
import { localeOfScope } from '../../platform/localized-text/localized-text.ts'
import { createRecordMask } from '../../platform/masks/mask-record.ts'
import { REVEALS_PER_MINUTE } from '../../platform/secrets/numbers.ts'
import { runTransition, statusChange } from '../../platform/states/run-transition.ts'
import { readTimeline } from '../../platform/states/timeline.ts'
import type { Services } from '../../services.ts'
import { shopsOf, unsettledBillsOf } from './detail-repo.ts'
import { ownerNotFound } from './errors.ts'
import { mergeOwners, previewMerge } from './merge.ts'
import { ownerResource } from './resource.ts'
import { revealNumber } from './reveal.ts'
import { ownerStates } from './states.ts'

const maskOption = createRecordMask(MergeOption)

/** Finds unmerged owners by part of the name, or by the whole mobile number. */
async function findMergeOptions(
  db: Db,
  { keyword, ids, pageSize = 20 }: MergeOptionsQuery,
  scope: Scope,
): Promise<MergeOption[]> {
  const conditions = [isVisible(ownerResource, scope), sql`t.status <> 'MERGED'`]
  if (ids) conditions.push(sql`t.id = any(${ids.split(',')}::text[])`)
  if (keyword) {
    conditions.push(sql`(t.name ilike ${`%${escapeLike(keyword.trim())}%`} or t.mobile = ${keyword.trim()})`)
  }
  const { rows } = await sql<MergeOption>`select t.id, t.name, t.mobile from shop_boss t
    where ${sql.join(conditions, sql` and `)} order by t.name, t.id limit ${pageSize}`.execute(db)
  return rows.map((owner) => maskOption(owner))
}

/** Additional routes of owners, which their resource doesn't have: details, statuses, numbers and merges. */
export function ownerRoutes(app: FastifyInstance, services: Services, owners: ResourceList<ShopBoss>): void {
  const { database, clock, config } = services
  const route = createRoute(app)
  const change = createChangeRoute(app, services)

  route('shopBoss.detail', async ({ id }, { user: { scope } }) => {
    const owner = await owners.find(id, scope)
    if (!owner) throw ownerNotFound()
    const monthStart = `${businessDayOf(clock(), config.businessTz).slice(0, 'YYYY-MM'.length)}-01 00:00:00`
    const shops = await shopsOf(database.db, id, { scope, monthStart })
    const sum = (field: 'unsettledFen' | 'heldFen' | 'settledMonthFen') =>
      shops.reduce((total, shop) => total + shop[field], 0)
    return {
      ...owner,
      unsettledFen: sum('unsettledFen'),
      heldFen: sum('heldFen'),
      settledMonthFen: sum('settledMonthFen'),
      shops,
      bills: await unsettledBillsOf(database.db, id, scope),
    }
  })
  route('shopBoss.mergeOptions', (query, { user }) => findMergeOptions(database.db, query, user.scope))
  route('shopBoss.previewMerge', (pair, { user }) => previewMerge(database.db, pair, user.scope))
  change('shopBoss.merge', mergeOwners)
  route('shopBoss.timeline', async ({ id }, { user: { scope } }) => {
    if (!(await owners.find(id, scope))) throw ownerNotFound()
    const entries = await readTimeline(database.db, {
      subject: ownerStates.subject,
      id,
      locale: localeOfScope(scope),
    })
    return entries.map(({ transition, fromStatus: _, toStatus: __, ...entry }) => ({
      ...entry,
      kind: transition,
    }))
  })
  route(
    'shopBoss.reveal',
    (args, request) => revealNumber(services, args, { scope: request.user.scope, origin: originOf(request) }),
    { limit: REVEALS_PER_MINUTE },
  )
  for (const transition of ['suspend', 'resume'] as const) {
    change(`shopBoss.${transition}`, async (tx, ref, context) =>
      statusChange(await runTransition(tx, { states: ownerStates, transition, ...ref }, context)),
    )
  }
}
