import type { HttpProblem } from './catalogue.ts'
import { problemOf, SERVER_FAILED, textOf } from './catalogue.ts'
import { httpError } from './errors.ts'
import { overNetwork } from './send.ts'

interface AnswerContext {
  operation: string
  signedIn: boolean
  tell: (problem: HttpProblem) => void
  onMessage?: ((message: string) => void) | undefined
}

/** The envelope as any server of the contract may send it. */
interface Envelope {
  success?: unknown
  message?: unknown
  code?: unknown
  result?: unknown
  /** Ours, where the contract leaves no other room for what is wrong, and where. */
  refusal?: unknown
}

const UNREADABLE = 'The server gave an answer that cannot be read.'

/** Unwraps the envelope; a failure of HTTP or of the business is an error, told once where the catalogue says so. */
export async function readAnswer(response: Response, context: AnswerContext): Promise<unknown> {
  const envelope = parse(await overNetwork(response.text()))
  if (!response.ok) throw refuse(response, envelope ?? {}, context)
  if (!envelope) {
    context.tell({ kind: 'notice', text: UNREADABLE })
    throw httpError({ code: 'HTTP_UNREADABLE', message: UNREADABLE, status: response.status, notified: true })
  }
  if (!isSuccess(envelope, context.operation)) throw businessError(response, envelope)
  if (typeof envelope.message === 'string' && envelope.message) context.onMessage?.(envelope.message)
  return envelope.result
}

const LOGINS = new Set(['session.login', 'visitor.phoneLogin'])

/** A login has succeeded by the text "200"; stock servers send the number. */
function isSuccess({ success, code }: Envelope, operation: string): boolean {
  return LOGINS.has(operation) ? code === '200' || code === 200 : success === true
}

function refuse(response: Response, envelope: Envelope, { signedIn, tell }: AnswerContext) {
  const { status } = response
  const sent = typeof envelope.message === 'string' ? envelope.message : ''
  const detail = detailOf(envelope.result)
  const requestId = detail.requestId ?? response.headers.get('x-request-id') ?? undefined
  const problem = problemOf({ status, message: sent, signedIn, requestId })
  if (problem) tell(problem)
  return httpError({
    code: detail.error ?? (problem?.kind === 'expired' ? 'HTTP_EXPIRED' : `HTTP_${status}`),
    message: problem?.text ?? (sent || textOf(status) || SERVER_FAILED),
    status,
    fields: detail.fields,
    requestId,
    notified: problem !== undefined,
  })
}

/** HTTP says yes, the business says no: the caller shows the message at its place. */
function businessError(response: Response, envelope: Envelope) {
  const { error, fields, requestId, status } = detailOf(envelope.refusal ?? envelope.result)
  const businessCode =
    typeof envelope.code === 'number' || typeof envelope.code === 'string' ? envelope.code : undefined
  return httpError({
    code: error ?? `HTTP_${businessCode ?? response.status}`,
    message: typeof envelope.message === 'string' && envelope.message ? envelope.message : SERVER_FAILED,
    status: status ?? response.status,
    businessCode,
    fields,
    requestId,
    notified: false,
  })
}

interface FailureDetail {
  error?: string
  fields?: Record<string, string>
  requestId?: string
  status?: number
}

function detailOf(result: unknown): FailureDetail {
  if (typeof result !== 'object' || result === null) return {}
  const { error, fields, requestId, status } = result as Record<string, unknown>
  return {
    ...(typeof error === 'string' && { error }),
    ...(typeof fields === 'object' && fields !== null && { fields: fields as Record<string, string> }),
    ...(typeof requestId === 'string' && { requestId }),
    ...(typeof status === 'number' && { status }),
  }
}

function parse(text: string): Envelope | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
