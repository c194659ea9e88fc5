import type { FastifyInstance } from 'fastify'
import { createRoute } from '../../platform/http/operation-route.ts'
import { readLowestCeiling } from '../../records/ledger-rule/ceiling.ts'
import type { Services } from '../../services.ts'

/** Additional route of ledger rules that returns the lowest ceiling of the channels. */
export async function ledgerRuleRoutes(app: FastifyInstance, { database: { db } }: Services): Promise<void> {
  createRoute(app)('ledgerRule.ceiling', async () => {
    const { channelCode = null, ceilingPpm = 1_000_000 } = (await readLowestCeiling(db)) ?? {}
    return { channelCode, ceilingPpm }
  })
}
