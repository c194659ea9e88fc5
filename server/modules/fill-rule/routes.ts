import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import { createChangeRoute, createRoute } from '../../platform/http/operation-route.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import type { Services } from '../../services.ts'
import { drawCode, drawCodes, previewCode, tryRule } from './service.ts'

/** Creates a function that formats a time as `yyyyMMddHHmmss` in a time zone. */
function createStamp(timeZone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  return (at) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]))
    return (['year', 'month', 'day', 'hour', 'minute', 'second'] as const)
      .map((part) => parts.get(part) ?? '')
      .join('')
  }
}

/** Maximum number of requests for codes per minute and address. Each request uses up a number. */
const DRAWS = 120

/** Schema of the form values. The single values are not validated. JeecgBoot clients may send null. */
const FormBody = Type.Unsafe<Record<string, unknown> | null>({ type: ['object', 'null'] })

function drawRoutes(app: FastifyInstance, services: Services, fillingFor: FillingMaker): void {
  const change = createChangeRoute(app, services)
  change(
    'fillRule.run',
    (tx, { ruleCode }, { user, at, request }) => {
      const form = (request.body as Static<typeof FormBody>) ?? {}
      return drawCode(tx, { ruleCode, form }, fillingFor(user, at))
    },
    { limit: DRAWS, schema: { body: FormBody } },
  )
  change('fillRule.runBatch', (tx, body, { user, at }) => drawCodes(tx, body, fillingFor(user, at)), {
    limit: DRAWS,
  })
}

type FillingMaker = (user: SignedIn, at: Date) => { user: SignedIn; stamp: string }

/** Routes of generated codes and their previews. */
export async function fillRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const { database, clock, config } = services
  const stampOf = createStamp(config.businessTz)
  const fillingFor: FillingMaker = (user, at) => ({ user, stamp: stampOf(at) })
  drawRoutes(app, services, fillingFor)
  route('fillRule.test', ({ ruleCode }, { user }) =>
    previewCode(database.db, ruleCode, fillingFor(user, clock())),
  )
  route('fillRule.try', async (body, { user }) => ({
    passed: true,
    message: await tryRule(database.db, body, fillingFor(user, clock())),
  }))
}
