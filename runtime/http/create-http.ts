import ky, { type Options } from 'ky'
import { AppError } from '#schemas/errors'
import type { Endpoint } from '#schemas/operations'
import { checkSuccess, type Envelope, readEnvelope, TOKEN_HEADER, toAppError } from './envelope.ts'
import { type HttpProblem, skipRepeats } from './problems.ts'
import { createUploadFetch } from './upload-fetch.ts'

const TIMEOUT_MS = 300_000
const NOT_MODIFIED = 304
/** Browsers cache a dictionary's items by address, so these calls carry no timestamp. */
const DICTIONARY_ITEMS = '/sys/dict/getDictItems/'

/** Named values of a call: parts of the path, the query of a GET or DELETE, else the body. */
export type Arguments = Readonly<Record<string, unknown>>

interface HttpSettings {
  /** Looks up the operations this client may call; visitors carry fewer than the shell. */
  find: (operation: string) => Endpoint | undefined
  /** Path of the API on this origin, or a whole address, for example `/jeecg-boot`. */
  base: string
  token: () => string | undefined
  /** Language of messages, for example `zh-CN`. */
  locale: () => string | undefined
  /** Shows a problem of the specification's section 8; a repeat of one that is shown is left out. */
  onProblem: (problem: HttpProblem) => void
}

interface CallOptions {
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal | undefined
  /** Background call: only the end of the session is reported. */
  isQuiet?: boolean
  /** Gets the message of a success, where it has one. */
  onMessage?: (message: string) => void
  /** Gets the answer's ETag. Sent back as `If-None-Match`, it makes the result undefined while nothing has changed. */
  onTag?: (tag: string) => void
}

export interface UploadOptions {
  signal: AbortSignal
  /** Gets the share that is sent, from 0 to 1. */
  onProgress: (share: number) => void
}

export interface DownloadOptions {
  signal?: AbortSignal | undefined
  /** Gets the bytes received so far. */
  onProgress?: ((bytes: number) => void) | undefined
}

/** Calls operations of the contract by name. */
export interface Http {
  /** Gives the envelope's `result`; rejects with an AppError of kind `http`, or with the abort of `signal`. */
  call: <Result = unknown>(operation: string, args?: Arguments, options?: CallOptions) => Promise<Result>
}

/** An `Http` that sends and receives files as well; all reject as `call` does. */
export interface HttpClient extends Http {
  /** Sends a form and gives the envelope of the answer. */
  upload: (operation: string, form: FormData, options: UploadOptions) => Promise<Envelope>
  /** Calls an operation that answers with a file. */
  download: (operation: string, args: Arguments, options?: DownloadOptions) => Promise<Response>
  /** Reads a stored file; its caller shows why there is none. */
  readStored: (path: string, signal?: AbortSignal) => Promise<Blob>
}

interface Reading {
  signal: AbortSignal | undefined
  onProblem?: HttpSettings['onProblem']
  placesNetwork?: boolean
}

/** Makes the HTTP client of the browser: one ky instance with the contract's headers, envelope and errors. */
export function createHttp({ find, base, token, locale, onProblem }: HttpSettings): HttpClient {
  const report = skipRepeats(onProblem)
  const reportSessionEnd = (problem: HttpProblem) => {
    if (problem.kind !== 'notice') report(problem)
  }
  const addSession = (options: Options) => {
    const headers = new Headers(options.headers as HeadersInit)
    const values = { [TOKEN_HEADER]: token(), 'X-Locale': locale() }
    for (const [name, value] of Object.entries(values)) {
      if (value && !headers.has(name)) headers.set(name, value)
    }
    options.headers = headers
  }
  const client = ky.create({
    prefix: base,
    timeout: TIMEOUT_MS,
    retry: 0,
    throwHttpErrors: (status) => status !== NOT_MODIFIED,
    hooks: { init: [addSession] },
  })
  const read = async <Result>(
    sent: Promise<Response>,
    use: (response: Response) => Promise<Result> | Result,
    { signal, onProblem = report, placesNetwork }: Reading,
  ): Promise<Result> => {
    try {
      return await use(await sent)
    } catch (cause) {
      throw signal?.aborted ? signal.reason : toAppError(cause, { onProblem, placesNetwork })
    }
  }

  const call: Http['call'] = async <Result>(
    name: string,
    args: Arguments = {},
    options: CallOptions = {},
  ) => {
    const { headers, signal, isQuiet, onMessage, onTag } = options
    const { path, ...request } = toRequest(findEndpoint(name, find), args)
    const sent = client(path, { ...request, ...(headers && { headers }), ...(signal && { signal }) })
    const use = async (response: Response) => {
      if (response.status === NOT_MODIFIED) return undefined
      const envelope = checkSuccess(await readEnvelope(response), name)
      return { ...envelope, tag: response.headers.get('etag') }
    }
    const answer = await read(sent, use, { signal, onProblem: isQuiet ? reportSessionEnd : report })
    const { message, result, tag } = answer ?? {}
    if (typeof message === 'string' && message) onMessage?.(message)
    if (tag) onTag?.(tag)
    return result as Result
  }

  const upload: HttpClient['upload'] = async (name, form, { signal, onProgress }) => {
    const { path } = findEndpoint(name, find)
    const sent = client.post(path, { signal, timeout: false, fetch: createUploadFetch(form, onProgress) })
    const use = async (response: Response) => checkSuccess(await readEnvelope(response), name)
    return read(sent, use, { signal, placesNetwork: true })
  }

  const download: HttpClient['download'] = async (name, args, { signal, onProgress } = {}) => {
    const { path, ...request } = toRequest(findEndpoint(name, find), args)
    const sent = client(path, {
      ...request,
      timeout: false,
      ...(signal && { signal }),
      ...(onProgress && { onDownloadProgress: ({ transferredBytes }) => onProgress(transferredBytes) }),
    })
    return read(sent, (response) => response, { signal, placesNetwork: true })
  }
  const readStored: HttpClient['readStored'] = async (path, signal) =>
    client.get(`sys/common/static/${path}`, signal && { signal }).blob()

  return { call, upload, download, readStored }
}

function findEndpoint(name: string, find: HttpSettings['find']): Endpoint {
  const endpoint = find(name)
  if (!endpoint) throw new AppError('HTTP_UNKNOWN_OPERATION', 'schema', `There is no operation "${name}".`)
  return endpoint
}

/** Places the arguments: `:name` parts of the path first, the rest in the query or the body. */
function toRequest({ path, method }: Endpoint, args: Arguments) {
  const rest = new Map(Object.entries(trimTexts(args) as Arguments))
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return encodeURIComponent(String(value ?? ''))
  })
  if (method === 'POST' || method === 'PUT') return { path: filled, method, json: Object.fromEntries(rest) }
  const query = [...rest].filter(([, value]) => value !== undefined && value !== null).map(toText)
  if (method === 'GET' && !path.startsWith(DICTIONARY_ITEMS))
    query.push(['_t', String(Math.floor(Date.now() / 1000))])
  return { path: filled, method, searchParams: query }
}

const toText = ([name, value]: [string, unknown]): [string, string] => [
  name,
  typeof value === 'object' ? JSON.stringify(value) : String(value),
]

const PASSWORD = /password/i

/** Takes the blanks off the ends of every text, however deep; a password is sent as it was typed. */
function trimTexts(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(trimTexts)
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, PASSWORD.test(key) ? inner : trimTexts(inner)]),
  )
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
