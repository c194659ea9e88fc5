import type { SchemaLocation } from '#schemas/errors'
import type { Arguments } from '../../http/create-http.ts'
import { withOwnRefusals } from '../../http/own-refusals.ts'
import type { ActionContext, Handlers } from '../context.ts'

/** Calls an operation that writes. The request names the page and the action, and has an idempotency key. */
export function callWithKey<Result>(
  op: string,
  values: Arguments,
  { http, origin, idempotencyKeys }: Pick<ActionContext, 'http' | 'origin' | 'idempotencyKeys'>,
  at: SchemaLocation,
): Promise<Result> {
  const headers = {
    'X-Page-Id': origin.page,
    'X-Page-Version': origin.version,
    'X-Action-Id': origin.action,
    'Idempotency-Key': idempotencyKeys.keyOf(at.pointer, values),
  }
  return http.call<Result>(op, values, { headers })
}

export const callHandlers = {
  /** Calls an operation. */
  call: async ({ op, args, as, onError }, context, { at }) => {
    const values = context.value(args ?? {}, context) as Arguments
    const { contracts } = context
    const http = onError ? withOwnRefusals(context.http) : context.http
    if (!contracts.findOperation(op)) await contracts.load([op])
    const isRead = contracts.findOperation(op)?.method === 'GET'
    const result = await (isRead ? http.call(op, values) : callWithKey(op, values, { ...context, http }, at))
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
