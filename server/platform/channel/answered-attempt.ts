import type { ChannelAnswer } from '#schemas'
import type { OperationRow } from './results.ts'

/** How the server got an answer: as the response to a submit or to a query, or in a call-back. */
export type AnswerSource = 'submit' | 'query' | 'callBack'

type Answer = Pick<ChannelAnswer, 'status' | 'attempt'>

/** True if an answer without `attempt` is about the current attempt, and not about an earlier one. */
function isLatestWithoutNumber(
  { status: current, tries }: Pick<OperationRow, 'status' | 'tries'>,
  { status }: Answer,
  source: AnswerSource,
): boolean {
  if (source === 'callBack') return false
  if (status === 'PROCESSING') return true
  // While the channel executes this attempt, the response to a repeated submit can be the stored answer to
  // the previous attempt.
  if (source === 'submit') return tries === 0
  // The channel has accepted this attempt, so its stored answer is about this attempt.
  return current === 'PROCESSING'
}

/**
 * True if an answer is about the current attempt of its operation. A success or a rejection is final, so it
 * is valid for all attempts. A failure is valid only for its own attempt.
 */
export function isAboutLatestAttempt(
  row: Pick<OperationRow, 'attempt' | 'status' | 'tries'>,
  answer: Answer,
  source: AnswerSource,
): boolean {
  const { status, attempt } = answer
  if (status === 'SUCCEEDED' || status === 'REJECTED') return true
  if (attempt !== undefined) return attempt === row.attempt
  return row.attempt === 1 || isLatestWithoutNumber(row, answer, source)
}
