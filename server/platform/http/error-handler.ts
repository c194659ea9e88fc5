import type { ErrorObject } from 'ajv'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { isDiskFull, isUnavailable, isUnstorableText } from './database-errors.ts'
import { errorEnvelope, type FailureDetail, isContractPath, routedPath } from './envelope.ts'
import {
  bodyTooLarge,
  diskFull,
  HttpError,
  internalFailure,
  malformedRequest,
  routeNotFound,
  tooManyRequests,
  unavailable,
  unsupportedMediaType,
} from './errors.ts'
import { localizedTo } from './locale.ts'
import { tokenExpiredBody } from './token-expired.ts'
import { toValidationError } from './validation.ts'

type Settings = Pick<Config, 'apiBase' | 'tokenExpiredStatus'>

const byStatus: Record<number, () => HttpError> = {
  413: bodyTooLarge,
  415: unsupportedMediaType,
  429: tooManyRequests,
}

/** Converts an error to one that the caller may see. Returns undefined for internal errors. */
function toHttpError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error
  if (isUnstorableText(error)) return malformedRequest()
  const { validation, statusCode = 500 } = error as Partial<FastifyError>
  if (validation) return toValidationError(validation as ErrorObject[])
  if (statusCode < 400 || statusCode > 499) return undefined
  return (byStatus[statusCode] ?? malformedRequest)()
}

const pathOf = (request: FastifyRequest): string => routedPath(request.url)

/**
 * Sends a body. Doesn't use the response schema of the route, since this schema describes only successful
 * responses.
 */
const send = (reply: FastifyReply, status: number, body: object): FastifyReply =>
  reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body)

function sendHttpError(error: HttpError, request: FastifyRequest, reply: FastifyReply, settings: Settings) {
  if (error.code === 'TOKEN_EXPIRED') {
    return send(
      reply,
      settings.tokenExpiredStatus,
      tokenExpiredBody(settings.tokenExpiredStatus, pathOf(request)),
    )
  }
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
  const message = error.in(request.locale)
  const detail = detailOf(error, request)
  const pattern = request.is404 ? pathOf(request) : (request.routeOptions.url ?? '')
  if (isContractPath(pattern, settings.apiBase)) {
    const { contractCode, transport } = error.traits
    const status = transport ? error.status : 200
    const body = errorEnvelope(contractCode ?? (transport ? status : 500), message)
    const isInside = (request.routeOptions.config?.access ?? 'public') !== 'public'
    // Visitors get only what JeecgBoot sends, without error details.
    return send(reply, status, isInside ? { ...body, refusal: { ...detail, status: error.status } } : body)
  }
  return send(reply, error.status, errorEnvelope(error.status, message, detail))
}

function detailOf({ code, fields, data }: HttpError, { id, locale }: FastifyRequest): FailureDetail {
  const worded = Object.entries(fields ?? {}).map(([name, words]) => [name, localizedTo(words, locale)])
  return { ...data, error: code, ...(fields && { fields: Object.fromEntries(worded) }), requestId: id }
}

/** Sends the request id of an internal error, or advice if the database is unavailable. The log contains the details. */
function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const away = isUnavailable(error)
  request.log.error(
    { err: error, route: request.routeOptions.url },
    away ? 'database unavailable' : 'request failed',
  )
  const shown = away ? unavailable() : internalFailure(request.id)
  const { status, code } = shown
  const message = (isDiskFull(error) ? diskFull() : shown).in(request.locale)
  if (away) reply.header('retry-after', 2)
  return send(reply, status, errorEnvelope(status, message, { error: code, requestId: request.id }))
}

/**
 * Formats all errors. A declared error gets a message in the caller's language, an internal error only a
 * request id.
 */
export function handleErrors(app: FastifyInstance, settings: Settings): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toHttpError(error)
    return refusal ? sendHttpError(refusal, request, reply, settings) : sendFailure(error, request, reply)
  })
}

/** Responds to unknown paths. */
export const sendNotFound = (request: FastifyRequest, reply: FastifyReply, settings: Settings) =>
  sendHttpError(routeNotFound(), request, reply, settings)

/** Responds to malformed request lines, which Fastify reports before any hook. */
export const sendMalformed = (request: FastifyRequest, reply: FastifyReply, settings: Settings) =>
  sendHttpError(malformedRequest(), request, reply, settings)
