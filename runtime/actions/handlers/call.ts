import type { CallStep } from '#schemas'
import { findOperation } from '#schemas/operations'
import type { Arguments } from '../../http/to-request.ts'
import type { ActionContext, StepRun } from '../context.ts'

/** Calls an operation. A write names the page and action it comes from and can be repeated without doing it twice. */
export async function callAction(
  { op, args, as }: CallStep,
  context: ActionContext,
  { at }: StepRun,
): Promise<undefined> {
  const values = context.value(args ?? {}, context) as Arguments
  const { http, origin, attempts } = context
  const isWrite = findOperation(op)?.method !== 'GET'
  const headers = isWrite && {
    'X-Page-Id': origin.page,
    'X-Page-Version': origin.version,
    'X-Action-Id': origin.action,
    'Idempotency-Key': attempts.keyOf(at.pointer, values),
  }
  const result = await (headers ? http.call(op, values, { headers }) : http.call(op, values))
  if (as !== undefined) context.results[as] = result
}
