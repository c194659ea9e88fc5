import Type, { type Static, type TSchema } from 'typebox'
import { Check, Clean, Errors } from 'typebox/value'
import { ChannelAnswer, StatementLine } from '#schemas'
import type { Services } from '../../services.ts'
import {
  createHttpClient,
  type OutboundAnswer,
  type OutboundRequest,
  ResponseTooLarge,
} from '../outbound/http-client.ts'
import { signRequest } from '../request-signature/signature.ts'
import { type ChannelAdapter, channelAnswerInvalid, channelUnreachable } from './adapter.ts'

/** Gateway of a channel, and the key that signs the requests to it. */
interface Gateway {
  url: string
  keyId: string
  secret: string
}

const Statement = Type.Object({ date: Type.String(), lines: Type.Array(StatementLine) })

/** Maximum sizes of an answer and of a statement, in bytes. */
const MAX_ANSWER = 65_536
const MAX_STATEMENT = 64 * 1_048_576

const TOO_MANY_REQUESTS = 429
const NOT_FOUND = 404

const isOk = (status: number) => status >= 200 && status < 300

/**
 * Parses JSON and checks it against a schema. Removes fields that the schema doesn't have. Throws
 * `CHANNEL_ANSWER_INVALID` with the reason if the answer is invalid.
 */
function parse<Shape extends TSchema>(shape: Shape, text: string): Static<Shape> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw channelAnswerInvalid({ reason: 'it is not JSON' }, { cause })
  }
  // Removes all other fields, since they could contain personal data, which would be stored unmasked.
  if (Check(shape, value)) return Clean(shape, value) as Static<Shape>
  const [first] = Errors(shape, value)
  throw channelAnswerInvalid({ reason: `${first?.instancePath || '/'} ${first?.message ?? 'is wrong'}` })
}

/** Adapter for gateways that accept signed JSON. `docs/channels.md` describes the protocol. */
export function createHttpAdapter(
  { url, keyId, secret }: Gateway,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
): ChannelAdapter {
  const send = createHttpClient(config)
  const base = url.replace(/\/+$/, '')

  async function exchange(request: OutboundRequest): Promise<OutboundAnswer> {
    const { method = 'GET', url, body } = request
    const signature = signRequest({
      method,
      url,
      ...(body !== undefined && { body }),
      keyId,
      secret,
      now: clock(),
    })
    const headers = { accept: 'application/json', 'content-type': 'application/json', ...signature }
    try {
      return await send({ ...request, headers })
    } catch (cause) {
      if (cause instanceof ResponseTooLarge) throw channelAnswerInvalid({ reason: cause.message }, { cause })
      // Users can read the reason, so it must not contain the cause: the cause contains addresses of the
      // operator's network.
      const reason = request.signal?.aborted ? 'time-out' : 'no connection'
      throw channelUnreachable({ reason }, { cause })
    }
  }

  /**
   * Throws if the HTTP status isn't a success (2xx). Errors of the gateway itself, such as 500, count as no
   * answer.
   */
  function requireOk({ status }: OutboundAnswer): void {
    if (status >= 500 || status === TOO_MANY_REQUESTS)
      throw channelUnreachable({ reason: `status ${status}` })
    if (status >= 300 && status < 400)
      throw channelAnswerInvalid({ reason: `redirects are not followed (status ${status})` })
    if (!isOk(status)) throw channelAnswerInvalid({ reason: `status ${status}` })
  }

  function readAnswer(text: string, requestNo: string): ChannelAnswer {
    const answer = parse(ChannelAnswer, text)
    if (answer.requestNo !== requestNo)
      throw channelAnswerInvalid({ reason: 'it has another request number' })
    return answer
  }

  return {
    async submit(request, { signal }) {
      const answer = await exchange({
        method: 'POST',
        url: `${base}/operations`,
        body: JSON.stringify(request),
        signal,
        maxBytes: MAX_ANSWER,
      })
      requireOk(answer)
      return readAnswer(answer.text, request.requestNo)
    },
    async query(requestNo, { signal }) {
      const answer = await exchange({
        url: `${base}/operations/${encodeURIComponent(requestNo)}`,
        signal,
        maxBytes: MAX_ANSWER,
      })
      if (answer.status === NOT_FOUND) return undefined
      requireOk(answer)
      return readAnswer(answer.text, requestNo)
    },
    async downloadStatement(date, { signal }) {
      const answer = await exchange({ url: `${base}/statements/${date}`, signal, maxBytes: MAX_STATEMENT })
      requireOk(answer)
      return parse(Statement, answer.text).lines
    },
  }
}
