import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { FillBatch, TryFillRule } from '#schemas'
import { createChange } from '../../http/change.ts'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import { perMinute } from '../../http/rate-limits.ts'
import type { SignedIn } from '../../http/request.ts'
import type { Services } from '../../services.ts'
import { crudRoutes } from '../crud/routes.ts'
import { crudImporter } from '../stock-file/crud-importer.ts'
import { stockFileRoutes } from '../stock-file/routes.ts'
import { createStamp } from './business-stamp.ts'
import { drawCode, drawCodes, lookAtCode, tryRule } from './filling.ts'
import { fillRuleCrud, fillRuleResource } from './rule-crud.ts'

/** Codes that one address may draw a minute; more is numbers being used up for nothing. */
const DRAWS = 120

const byCode = Type.Object({ ruleCode: Type.String({ minLength: 1, maxLength: 100 }) })
/** The values of the form, as they are; stock clients may send none. */
const FormBody = Type.Unsafe<Record<string, unknown> | null>({ type: ['object', 'null'] })

function drawRoutes(app: FastifyInstance, services: Services, fillingFor: FillingMaker): void {
  const change = createChange(services)
  const run = operationRoute('fillRule.run')
  app.route<{ Params: { ruleCode: string }; Body: Record<string, unknown> | null }>({
    ...run,
    config: { ...run.config, rateLimit: perMinute(DRAWS) },
    schema: { params: byCode, body: FormBody, response: run.schema.response },
    handler: (request, reply) => {
      const { user, params, body } = request
      return change(request, reply, (tx, at) =>
        drawCode(tx, { ruleCode: params.ruleCode, form: body ?? {} }, fillingFor(user, at)),
      )
    },
  })
  const batch = operationRoute('fillRule.runBatch')
  app.route<{ Body: FillBatch }>({
    ...batch,
    config: { ...batch.config, rateLimit: perMinute(DRAWS) },
    handler: (request, reply) => {
      const { user, body } = request
      return change(request, reply, (tx, at) => drawCodes(tx, body, fillingFor(user, at)))
    },
  })
}

type FillingMaker = (user: SignedIn, at: Date) => { user: SignedIn; stamp: string }

/** Rules that make codes, a look at what they would make, and the codes themselves. */
export async function fillRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { database, clock, config } = services
  const stampOf = createStamp(config.businessTz)
  const fillingFor: FillingMaker = (user, at) => ({ user, stamp: stampOf(at) })
  const { changed } = crudRoutes(app, services, fillRuleCrud)
  stockFileRoutes(app, services, {
    path: '/sys/fillRule',
    titles: { en: 'Fill rules', zh: '编码生成规则' },
    resource: fillRuleResource,
    access: { list: 'system:fillRule:list', export: 'system:fillRule:list', import: 'system:fillRule:add' },
    columns: [
      { field: 'ruleName', titles: { en: 'Rule', zh: '规则名称' }, taken: 'required' },
      { field: 'ruleCode', titles: { en: 'Code', zh: '规则Code' }, taken: 'required' },
      { field: 'ruleClass', titles: { en: 'Kind', zh: '规则实现类' }, taken: 'required' },
      { field: 'ruleParams', titles: { en: 'Settings as JSON', zh: '规则参数' }, taken: 'optional' },
    ],
    importer: crudImporter(services, fillRuleCrud),
    changed,
  })
  drawRoutes(app, services, fillingFor)
  app.route<{ Querystring: { ruleCode: string } }>({
    ...operationRoute('fillRule.test'),
    handler: async ({ query, user }) =>
      ok(await lookAtCode(database.db, query.ruleCode, fillingFor(user, clock()))),
  })
  app.route<{ Body: TryFillRule }>({
    ...operationRoute('fillRule.try'),
    handler: async ({ body, user }) =>
      ok({ passed: true, message: await tryRule(database.db, body, fillingFor(user, clock())) }),
  })
}
