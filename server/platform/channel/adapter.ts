import type { ChannelAnswer, ChannelRequest, StatementLine } from '#schemas'
import { defineError } from '#schemas/errors'

/** The channel didn't answer a request. The channel may or may not have executed the request. */
export const channelUnreachable = defineError<{ reason: string }>(
  'CHANNEL_UNREACHABLE',
  'http',
  ({ reason }) => `the channel did not answer: ${reason}`,
)
/** The channel's answer breaks the protocol of the adapter. */
export const channelAnswerInvalid = defineError<{ reason: string }>(
  'CHANNEL_ANSWER_INVALID',
  'http',
  ({ reason }) => `the answer of the channel is not valid: ${reason}`,
)

/** Options of a call. */
export interface CallOptions {
  /** Signal that is aborted when the answer takes too long or the server stops. */
  signal: AbortSignal
}

/**
 * Connection to a payment channel. A channel executes each `requestNo` only once and answers a repeated
 * request like the first one. A request may be submitted again with the same number only if it is `FAILED`.
 * Calls throw `CHANNEL_UNREACHABLE` if there is no answer, and `CHANNEL_ANSWER_INVALID` if the answer breaks
 * the protocol.
 */
export interface ChannelAdapter {
  submit: (request: ChannelRequest, options: CallOptions) => Promise<ChannelAnswer>
  /** Asks for the result of a request. Returns undefined if the channel doesn't know the request. */
  query: (requestNo: string, options: CallOptions) => Promise<ChannelAnswer | undefined>
  /** Reads the channel's statement of a business day, `YYYY-MM-DD`. */
  downloadStatement: (date: string, options: CallOptions) => Promise<readonly StatementLine[]>
}
