import type { FastifyInstance } from 'fastify'
import type { Trial, TryCheckRule } from '#schemas'
import { ok } from '../../http/envelope.ts'
import { inLocale, type Locale } from '../../http/locale.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'
import { crudRoutes } from '../crud/routes.ts'
import { crudImporter } from '../stock-file/crud-importer.ts'
import { stockFileRoutes } from '../stock-file/routes.ts'
import { ruleEmpty } from './errors.ts'
import { checkRuleCrud, checkRuleResource } from './rule-crud.ts'
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
  const { changed } = crudRoutes(app, services, checkRuleCrud)
  stockFileRoutes(app, services, {
    path: '/sys/checkRule',
    titles: { en: 'Check rules', zh: '编码校验规则' },
    resource: checkRuleResource,
    access: {
      list: 'system:checkRule:list',
      export: 'system:checkRule:list',
      import: 'system:checkRule:add',
    },
    columns: [
      { field: 'ruleName', titles: { en: 'Rule', zh: '规则名称' }, taken: 'required' },
      { field: 'ruleCode', titles: { en: 'Code', zh: '规则Code' }, taken: 'required' },
      { field: 'ruleJson', titles: { en: 'Parts as JSON', zh: '规则JSON' }, taken: 'required' },
      { field: 'ruleDescription', titles: { en: 'Description', zh: '规则描述' }, taken: 'optional' },
    ],
    importer: crudImporter(services, checkRuleCrud),
    changed,
  })
  app.route<{ Body: TryCheckRule }>({
    ...operationRoute('checkRule.try'),
    handler: async ({ body, locale }) => ok(tryRule(body, locale)),
  })
}
