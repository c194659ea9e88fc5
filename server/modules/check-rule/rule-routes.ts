import type { FastifyInstance } from 'fastify'
import type { RuleTestResult, TestCheckRule } from '#schemas'
import { crudRoutes } from '../../platform/crud/routes.ts'
import { type Locale, localizedTo } from '../../platform/http/locale.ts'
import { createRoute } from '../../platform/http/operation-route.ts'
import { crudImporter } from '../../platform/jeecg-file/crud-importer.ts'
import { jeecgFileRoutes } from '../../platform/jeecg-file/routes.ts'
import type { Services } from '../../services.ts'
import { ruleEmpty } from './errors.ts'
import { checkRuleCrud, checkRuleResource } from './rule-crud.ts'
import { toRuleParts, validatePatterns } from './rule-parts.ts'
import { findFailure } from './rules.ts'

const passes = { en: 'The value passes.', zh: '校验通过。' }

function tryRule({ parts, value }: TestCheckRule, locale: Locale): RuleTestResult {
  if (!parts || parts.length === 0) throw ruleEmpty()
  const typed = toRuleParts(parts)
  validatePatterns(typed)
  const failure = findFailure(typed, value ?? '', locale)
  return { passed: failure === undefined, message: failure?.message ?? localizedTo(passes, locale) }
}

/** Routes to administer check rules, and to try a rule before it is saved. */
export async function checkRuleRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const { changed } = crudRoutes(app, services, checkRuleCrud)
  jeecgFileRoutes(app, services, {
    path: '/sys/checkRule',
    titles: { en: 'Check rules', zh: '编码校验规则' },
    resource: checkRuleResource,
    access: {
      list: 'system:checkRule:list',
      export: 'system:checkRule:list',
      import: 'system:checkRule:add',
    },
    columns: [
      { field: 'ruleName', titles: { en: 'Rule', zh: '规则名称' }, imported: 'required' },
      { field: 'ruleCode', titles: { en: 'Code', zh: '规则Code' }, imported: 'required' },
      { field: 'ruleJson', titles: { en: 'Checks as JSON', zh: '规则JSON' }, imported: 'required' },
      { field: 'ruleDescription', titles: { en: 'Description', zh: '规则描述' }, imported: 'optional' },
    ],
    importer: crudImporter(checkRuleCrud),
    changed,
  })
  route('checkRule.try', (body, { locale }) => tryRule(body, locale))
}
