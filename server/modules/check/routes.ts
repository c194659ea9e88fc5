import type { FastifyInstance } from 'fastify'
import type { DuplicateQuery, RuleQuery } from '#schemas'
import { ok, refused } from '../../http/envelope.ts'
import { inLocale } from '../../http/locale.ts'
import { operationRoute } from '../../http/operation-route.ts'
import { perMinute } from '../../http/rate-limits.ts'
import type { Services } from '../../services.ts'
import { refuseDuplicate } from './duplicates.ts'
import { ruleUnknown } from './errors.ts'
import { decodeValue, findFailure, readRule } from './rules.ts'

const free = { en: 'This value can be used!', zh: '该值可用！' }
/** Forms ask while somebody types; more is a list being gone through. */
const CHECKS = 300
const FAILED = 500

/** Checks of a single value while a form is filled in. */
export async function checkRoutes(app: FastifyInstance, { database: { db } }: Services): Promise<void> {
  const duplicate = operationRoute('check.duplicate')
  app.route<{ Querystring: DuplicateQuery }>({
    ...duplicate,
    config: { ...duplicate.config, rateLimit: perMinute(CHECKS) },
    handler: async ({ query, locale }) => {
      await refuseDuplicate(db, query)
      return ok(null, inLocale(free, locale))
    },
  })

  const rule = operationRoute('check.rule')
  app.route<{ Querystring: RuleQuery }>({
    ...rule,
    config: { ...rule.config, rateLimit: perMinute(CHECKS) },
    handler: async ({ query, locale }) => {
      const row = await db
        .selectFrom('sys_check_rule')
        .select('rule_json')
        .where('rule_code', '=', query.ruleCode)
        .executeTakeFirst()
      if (row === undefined) throw ruleUnknown()
      const failure = findFailure(readRule(row.rule_json), decodeValue(query.value), locale)
      return failure ? { ...refused(FAILED, failure.message), result: failure } : ok(null)
    },
  })
}
