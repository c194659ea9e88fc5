import type { Arguments } from '../../http/create-http.ts'
import type { Handlers } from '../context.ts'

export const callHandlers = {
  /** Calls an operation. A write sends its page, its action and an idempotency key. */
  call: async ({ op, args, as }, context, { at }) => {
    const values = context.value(args ?? {}, context) as Arguments
    const { http, contracts, origin, idempotencyKeys } = context
    if (!contracts.findOperation(op)) await contracts.load([op])
    const isWrite = contracts.findOperation(op)?.method !== 'GET'
    const headers = isWrite && {
      'X-Page-Id': origin.page,
      'X-Page-Version': origin.version,
      'X-Action-Id': origin.action,
      'Idempotency-Key': idempotencyKeys.keyOf(at.pointer, values),
    }
    const result = await (headers ? http.call(op, values, { headers }) : http.call(op, values))
    if (as !== undefined) context.results[as] = result
  },

  /** Runs a custom step and stores its result. */
  run: async ({ handler, args, as }, context, { at }) => {
    const action = context.registry.actions.get(handler, {
      page: at.page,
      pointer: `${at.pointer}/handler`,
    })
    const { http, notify, translate, record } = context
    const values = context.value(args ?? {}, context) as Readonly<Record<string, unknown>>
    const result = await action.run(values, { http, notify, translate, record })
    if (as !== undefined) context.results[as] = result
  },
} satisfies Partial<Handlers>
