import type { Locale, LocalizedText } from './locale.ts'
import { localizedTo } from './locale.ts'

type MessageTemplate<Data> = string | ((data: Data) => string)

interface Traits {
  /** `code` of the envelope on JeecgBoot's paths; 500 by default. */
  contractCode?: number
  /**
   * True for errors of the transport: size, type or rate. Such errors keep their HTTP status even on
   * JeecgBoot's paths, where all other errors have the status 200.
   */
  transport?: boolean
}

interface Details {
  /** Messages by field name. */
  fields?: Record<string, LocalizedText>
  /** Additional properties of the error in the response, such as the diagnostics of a page. */
  data?: Readonly<Record<string, unknown>>
  /** Seconds after which a retry may succeed, for the `Retry-After` header. */
  retryAfter?: number
  cause?: unknown
}

/** Error that the caller sees. The code of an error never changes; the message may change. */
export class HttpError extends Error {
  readonly code: string
  readonly status: number
  readonly words: LocalizedText
  readonly traits: Traits
  readonly fields: Record<string, LocalizedText> | undefined
  readonly data: Readonly<Record<string, unknown>> | undefined
  readonly retryAfter: number | undefined

  constructor(code: string, status: number, words: LocalizedText, traits: Traits, details: Details) {
    super(words.en, details.cause === undefined ? undefined : { cause: details.cause })
    this.name = 'HttpError'
    this.code = code
    this.status = status
    this.words = words
    this.traits = traits
    this.fields = details.fields
    this.data = details.data
    this.retryAfter = details.retryAfter
  }

  /**
   * Returns a copy of the error that a form shows at the given field: `throw
   * passwordsDiffer().at('confirmpassword')`.
   */
  at(field: string): HttpError {
    const { code, status, words, traits, retryAfter, cause } = this
    const details = { fields: { [field]: words }, cause, ...(retryAfter !== undefined && { retryAfter }) }
    return new HttpError(code, status, words, traits, details)
  }

  /** Returns the message in a language. */
  in(locale: Locale): string {
    return localizedTo(this.words, locale)
  }
}

/**
 * Declares an error with its code (`AREA_WHAT`), HTTP status, and messages in both languages. The returned
 * function creates the error: `throw billNotPending({ billNo })`.
 */
export function defineHttpError<Data = void>(
  code: string,
  status: number,
  words: { en: MessageTemplate<Data>; zh: MessageTemplate<Data> },
  traits: Traits = {},
) {
  const word = (wording: MessageTemplate<Data>, data: Data) =>
    typeof wording === 'string' ? wording : wording(data)
  return (data: Data, details: Details = {}): HttpError =>
    new HttpError(code, status, { en: word(words.en, data), zh: word(words.zh, data) }, traits, details)
}

/** Messages of an error whose data is its message. */
export const givenWords = { en: ({ en }: LocalizedText) => en, zh: ({ zh }: LocalizedText) => zh }

/**
 * Declares an error of invalid fields. The returned function creates it with a message for each path, such as
 * `channels[0].ratePpm`.
 */
export function defineFieldsError(code: string, status: number, words: LocalizedText) {
  const create = defineHttpError(code, status, words)
  return (fields: Record<string, LocalizedText>, cause?: unknown): HttpError =>
    create(undefined, { fields, ...(cause !== undefined && { cause }) })
}

export const invalidInput = defineHttpError<LocalizedText>('REQUEST_INVALID', 400, givenWords)
/**
 * Creates the error for invalid fields. It contains a message for each path, such as `receivers[0].sharePpm`.
 */
export const invalidFields = (fields: Record<string, LocalizedText>) =>
  invalidInput({ en: 'Check your entries', zh: '填写内容有误，请检查' }, { fields })
export const malformedRequest = defineHttpError(
  'REQUEST_MALFORMED',
  400,
  { en: "The request can't be read", zh: '请求格式错误' },
  { transport: true },
)
export const forbidden = defineHttpError(
  'FORBIDDEN',
  403,
  { en: 'No permission. Ask an administrator.', zh: '没有权限，请联系管理员授权' },
  { contractCode: 510 },
)
/** The user signed in with a one-time password and has to set a new password. */
export const passwordChangeRequired = defineHttpError(
  'PASSWORD_NEEDED',
  403,
  { en: 'Set your own password first', zh: '请先修改您的一次性密码' },
  { contractCode: 4610 },
)
export const routeNotFound = defineHttpError(
  'ROUTE_NOT_FOUND',
  404,
  { en: 'Path not found. Check the address.', zh: '路径不存在，请检查路径是否正确' },
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
  { en: 'Too many requests. Try again later.', zh: '请求过于频繁，请稍后再试' },
  { transport: true },
)
/** The disk of the server or of its database is full. */
export const diskFull = defineHttpError(
  'DISK_FULL',
  507,
  {
    en: "The server's disk is full. Ask an administrator to free space.",
    zh: '服务器磁盘空间已满，请联系管理员清理空间',
  },
  { transport: true },
)
/** Error of an unexpected failure. Its data is the request id, the caller's only hint; the log has the details. */
export const internalFailure = defineHttpError<string>(
  'INTERNAL',
  500,
  {
    en: (reference) => `The server failed. Try again, or give support the reference ${reference}.`,
    zh: (reference) => `服务器出错，请重试或联系技术支持。参考编号：${reference}`,
  },
  { transport: true },
)
export const unavailable = defineHttpError(
  'UNAVAILABLE',
  503,
  {
    en: 'The server is temporarily unavailable. Try again in a moment.',
    zh: '服务暂时不可用，请稍后重试',
  },
  { transport: true },
)
