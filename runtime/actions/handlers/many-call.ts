import type { ForEachStep, ManyOutcome } from '#schemas'
import type { SchemaLocation } from '#schemas/errors'
import { MAX_MANY } from '#schemas/operations'
import type { Arguments } from '../../http/create-http.ts'
import type { ActionContext } from '../context.ts'
import { actionErrorText, actionFailed } from '../errors.ts'
import { callWithKey } from './calls.ts'
import type { RowResult, RowWork } from './row-runs.ts'

const resultOf = ({ refusal }: ManyOutcome): RowResult =>
  refusal ? { state: 'failed', message: refusal.message } : { state: 'done' }

/**
 * Finds the operation that processes many rows in one request, in place of one call per row. The only step
 * must be a call without `onError`, whose operation names the other operation in `many`. Returns undefined
 * for other steps.
 */
export async function findManyCall(
  { steps: [call, ...others] }: ForEachStep,
  context: ActionContext,
  { page, pointer }: SchemaLocation,
): Promise<RowWork | undefined> {
  if (call?.do !== 'call' || call.onError || others.length > 0) return undefined
  const { contracts, translate } = context
  await contracts.load([call.op])
  const many = contracts.findOperation(call.op)?.many
  if (many === undefined) return undefined
  await contracts.load([many])
  // An older server may lack the operation `many`.
  if (!contracts.findOperation(many)) return undefined
  const at = { page, pointer: `${pointer}/0` }

  return {
    groupSize: MAX_MANY,
    async process(runs) {
      try {
        const items = runs.map((run) => context.value(call.args ?? {}, run.context) as Arguments)
        // The items identify the idempotency key, so that another run with the same items repeats the key
        // until a response has arrived.
        const idempotencyKeys = context.idempotencyKeysOf(JSON.stringify(items))
        const outcomes = await callWithKey<ManyOutcome[]>(
          many,
          { items },
          { ...context, idempotencyKeys },
          at,
        )
        idempotencyKeys.clear()
        return outcomes.map(resultOf)
      } catch (error) {
        const message = actionErrorText(actionFailed(error, at), translate)
        return runs.map(() => ({ state: 'failed', message }))
      }
    },
  }
}
