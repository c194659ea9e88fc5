import type { ChannelAnswer, ChannelRequest, StatementLine } from '#schemas'
import { defineError } from '#schemas/errors'

/** Error of a request that the channel didn't answer: the channel may have executed it or not. */
export const channelUnreachable = defineError<{ reason: string }>(
  'CHANNEL_UNREACHABLE',
  'http',
  ({ reason }) => `the channel did not answer: ${reason}`,
)
/** Error of an answer that breaks the protocol of the adapter. */
export const channelAnswerInvalid = defineError<{ reason: string }>(
  'CHANNEL_ANSWER_INVALID',
  'http',
  ({ reason }) => `the answer of the channel is not valid: ${reason}`,
)

/** Options of a call. */
export interface CallOptions {
  /** Aborted when the answer takes too long, or when the server stops. */
  signal: AbortSignal
}

/**
 * Connection to a payment channel. A channel executes each `requestNo` once: a repeated request gets the
 * answer of the first one, and only a `FAILED` request may be submitted again. Calls throw
 * `CHANNEL_UNREACHABLE` if there is no answer, and `CHANNEL_ANSWER_INVALID` if the answer breaks the
 * protocol.
 */
export interface ChannelAdapter {
  submit: (request: ChannelRequest, options: CallOptions) => Promise<ChannelAnswer>
  /** Asks for the result of a request; undefined if the channel doesn't know it. */
  query: (requestNo: string, options: CallOptions) => Promise<ChannelAnswer | undefined>
  /** Reads the channel's statement of a business day, `YYYY-MM-DD`. */
  downloadStatement: (date: string, options: CallOptions) => Promise<readonly StatementLine[]>
}
