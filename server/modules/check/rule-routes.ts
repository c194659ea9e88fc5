import type { FastifyInstance } from 'fastify'
import type { Trial, TryCheckRule } from '#schemas'
import { ok } from '../../http/envelope.ts'
import { inLocale, type Locale } from '../../http/locale.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'
import { crudRoutes } from '../crud/routes.ts'
import { ruleEmpty } from './errors.ts'
import { checkRuleCrud } from './rule-crud.ts'
import { partsTyped, refusePatterns } from './rule-parts.ts'
import { findFailure } from './rules.ts'

const passes = { en: 'The value passes.', zh: '校验通过。' }

function tryRule({ parts, value }: TryCheckRule, locale: Locale): Trial {
  if (!parts || parts.length === 0) throw ruleEmpty()
  const typed = partsTyped(parts)
  refusePatterns(typed)
  const failure = findFailure(typed, value ?? '', locale)
  return { passed: failure === undefined, message: failure?.message ?? inLocale(passes, locale) }
}

/** The rules themselves, and a trial of one that need not be saved yet. */
export async function checkRuleRoutes(app: FastifyInstance, services: Services): Promise<void> {
  crudRoutes(app, services, checkRuleCrud)
  app.route<{ Body: TryCheckRule }>({
    ...operationRoute('checkRule.try'),
    handler: async ({ body, locale }) => ok(tryRule(body, locale)),
  })
}
