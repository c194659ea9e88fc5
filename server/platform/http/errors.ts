import type { Locale, Words } from './locale.ts'
import { inLocale } from './locale.ts'

type Wording<Data> = string | ((data: Data) => string)

interface Traits {
  /** The envelope's integer `code` on the contract's paths, where the contract has a number other than 500. */
  contractCode?: number
  /** A refusal of the transport (size, type, rate): it keeps its status on the contract's paths too. */
  transport?: boolean
}

interface Details {
  /** Field name to what is wrong with it. */
  fields?: Record<string, Words>
  /** Seconds until it is worth trying again: the header `Retry-After`. */
  retryAfter?: number
  cause?: unknown
}

/** A refusal that the caller sees: its code never changes, its message may. */
export class HttpError extends Error {
  readonly code: string
  readonly status: number
  readonly words: Words
  readonly traits: Traits
  readonly fields: Record<string, Words> | undefined
  readonly retryAfter: number | undefined

  constructor(code: string, status: number, words: Words, traits: Traits, details: Details) {
    super(words.en, details.cause === undefined ? undefined : { cause: details.cause })
    this.name = 'HttpError'
    this.code = code
    this.status = status
    this.words = words
    this.traits = traits
    this.fields = details.fields
    this.retryAfter = details.retryAfter
  }

  /** The same refusal, shown at a field: `throw passwordsDiffer().at('confirmpassword')`. */
  at(field: string): HttpError {
    const { code, status, words, traits, retryAfter, cause } = this
    const details = { fields: { [field]: words }, cause, ...(retryAfter !== undefined && { retryAfter }) }
    return new HttpError(code, status, words, traits, details)
  }

  /** The message in the caller's language. */
  in(locale: Locale): string {
    return inLocale(this.words, locale)
  }
}

/**
 * Declares one refusal: `AREA_WHAT`, its HTTP status on our own paths, and its words once in both languages.
 * The returned function makes it: `throw billNotPending({ billNo })`.
 */
export function defineHttpError<Data = void>(
  code: string,
  status: number,
  words: { en: Wording<Data>; zh: Wording<Data> },
  traits: Traits = {},
) {
  const word = (wording: Wording<Data>, data: Data) => (typeof wording === 'string' ? wording : wording(data))
  return (data: Data, details: Details = {}): HttpError =>
    new HttpError(code, status, { en: word(words.en, data), zh: word(words.zh, data) }, traits, details)
}

export const invalidInput = defineHttpError<{ en: string; zh: string }>('REQUEST_INVALID', 400, {
  en: ({ en }) => en,
  zh: ({ zh }) => zh,
})
export const malformedRequest = defineHttpError(
  'REQUEST_MALFORMED',
  400,
  { en: 'The request cannot be read', zh: '请求格式错误' },
  { transport: true },
)
export const unauthorized = defineHttpError(
  'UNAUTHORIZED',
  401,
  { en: 'Please sign in', zh: '未登录，请先登录' },
  { transport: true },
)
export const forbidden = defineHttpError(
  'FORBIDDEN',
  403,
  { en: 'No permission, please ask your administrator', zh: '没有权限，请联系管理员授权' },
  { contractCode: 510 },
)
/** He signed in with a password for one time; our client reads the code and asks for a new one. */
export const passwordNeeded = defineHttpError(
  'PASSWORD_NEEDED',
  403,
  { en: 'Please set your own password first', zh: '请先修改您的一次性密码' },
  { contractCode: 4610 },
)
export const routeNotFound = defineHttpError(
  'ROUTE_NOT_FOUND',
  404,
  { en: 'Path not found, please check it', zh: '路径不存在，请检查路径是否正确' },
  { contractCode: 404 },
)
export const bodyTooLarge = defineHttpError(
  'BODY_TOO_LARGE',
  413,
  { en: 'The request is too large', zh: '请求内容过大' },
  { transport: true },
)
export const unsupportedMediaType = defineHttpError(
  'MEDIA_TYPE_UNSUPPORTED',
  415,
  { en: 'Only JSON requests are supported', zh: '仅支持 JSON 请求' },
  { transport: true },
)
export const tooManyRequests = defineHttpError(
  'TOO_MANY_REQUESTS',
  429,
  { en: 'Too many requests, please try again later', zh: '请求过于频繁，请稍后再试' },
  { transport: true },
)
/** Failures of ours: the caller gets their code and a request id, the log gets the rest. */
const silent = { en: '', zh: '' }
export const internalFailure = defineHttpError('INTERNAL', 500, silent, { transport: true })
export const unavailable = defineHttpError('UNAVAILABLE', 503, silent, { transport: true })
