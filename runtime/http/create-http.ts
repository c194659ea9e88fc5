import ky, { type Options } from 'ky'
import { AppError } from '#schemas/errors'
import type { Endpoint } from '#schemas/operations'
import { checkSuccess, type Envelope, readEnvelope, TOKEN_HEADER, toAppError } from './envelope.ts'
import { filterRepeats, type HttpProblem } from './problems.ts'
import { createUploadFetch } from './upload-fetch.ts'

const TIMEOUT_MS = 300_000
const NOT_MODIFIED = 304
/**
 * Paths of look-ups of dictionary items. Their URLs have no timestamp, so that browsers can cache the
 * responses.
 */
const DICTIONARY_ITEMS = /^\/sys\/(dict\/(getDictItems|loadDict\w*)|category\/loadDictItem)(\/|$)/

/**
 * Arguments of a call, by name. The arguments become path parameters, and the query (GET, DELETE) or the body
 * (POST, PUT).
 */
export type Arguments = Readonly<Record<string, unknown>>

/** Operations that a client can call. */
interface CallableContracts {
  findOperation: (name: string) => Endpoint | undefined
  /** Loads operations that are not known yet. */
  load?: (names: readonly string[]) => Promise<void>
}

interface HttpSettings {
  /** Operations that this client can call. A client for visitors has fewer operations. */
  contracts: CallableContracts
  /** Base path on the page's origin, for example `/jeecg-boot`, or an absolute URL. */
  base: string
  token: () => string | undefined
  /** Language of messages, for example `zh-CN`. */
  locale: () => string | undefined
  /**
   * Shows a failed call to the user, as section 8 of the specification defines. Not called while the same
   * problem is on screen.
   */
  onProblem: (problem: HttpProblem) => void
}

interface CallOptions {
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal | undefined
  /** True for a call in the background, whose errors are not reported, except for the end of the session. */
  isQuiet?: boolean
  /** True if the caller shows refusals itself, and wants no notification for them. */
  showsRefusals?: boolean
  /** True if the request continues after the tab is closed. The browser then limits the body to 64 KiB. */
  keepalive?: boolean
  /** Receives the message of a successful response. */
  onMessage?: (message: string) => void
  /**
   * Receives the ETag of the response. A later call can send the ETag as `If-None-Match`, and then results in
   * undefined if nothing has changed.
   */
  onTag?: (tag: string) => void
}

export interface UploadOptions {
  signal: AbortSignal
  /** Called during the upload with the uploaded share of the file, from 0 to 1. */
  onProgress: (share: number) => void
}

export interface DownloadOptions {
  signal?: AbortSignal | undefined
  /** Receives the number of bytes downloaded so far. */
  onProgress?: ((bytes: number) => void) | undefined
}

/** Calls operations of the contract by name. */
export interface Http {
  /**
   * Resolves to `result` of the envelope. Rejects with an AppError of kind `http`, or with the abort reason
   * of `signal`.
   */
  call: <Result = unknown>(operation: string, args?: Arguments, options?: CallOptions) => Promise<Result>
}

/**
 * An `Http` that also uploads and downloads files. `upload` and `download` reject with the same errors as
 * `call`.
 */
export interface HttpClient extends Http {
  /** Sends a form and resolves to the envelope of the response. */
  upload: (operation: string, form: FormData, options: UploadOptions) => Promise<Envelope>
  /** Calls an operation that returns a file. */
  download: (operation: string, args: Arguments, options?: DownloadOptions) => Promise<Response>
  /**
   * Reads a stored file. Rejects with the errors of ky. These errors are not reported, because the caller
   * shows them.
   */
  readStored: (path: string, signal?: AbortSignal) => Promise<Blob>
}

interface ReadOptions {
  signal: AbortSignal | undefined
  onProblem?: HttpSettings['onProblem']
  showsNetworkErrors?: boolean
  showsRefusals?: boolean
}

/**
 * Creates the HTTP client, which is based on ky and implements the headers, envelope and errors of the
 * JeecgBoot contract.
 */
export function createHttp({ contracts, base, token, locale, onProblem }: HttpSettings): HttpClient {
  const report = filterRepeats(onProblem)
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
    { signal, onProblem = report, ...shows }: ReadOptions,
  ): Promise<Result> => {
    try {
      return await use(await sent)
    } catch (cause) {
      throw signal?.aborted ? signal.reason : toAppError(cause, { onProblem, ...shows })
    }
  }

  const call: Http['call'] = async <Result>(
    name: string,
    args: Arguments = {},
    options: CallOptions = {},
  ) => {
    const { headers, signal, keepalive = false, isQuiet = false, onMessage, onTag } = options
    const { showsRefusals = isQuiet } = options
    const endpoint = contracts.findOperation(name) ?? (await loadEndpoint(name, contracts))
    const { path, ...request } = toRequest(endpoint, args)
    const sent = client(path, {
      ...request,
      keepalive,
      ...(headers && { headers }),
      ...(signal && { signal }),
    })
    const use = async (response: Response) => {
      if (response.status === NOT_MODIFIED) return undefined
      const envelope = checkSuccess(await readEnvelope(response), name)
      return { ...envelope, tag: response.headers.get('etag') }
    }
    const answer = await read(sent, use, {
      signal,
      onProblem: isQuiet ? reportSessionEnd : report,
      showsRefusals,
    })
    const { message, result, tag } = answer ?? {}
    if (typeof message === 'string' && message) onMessage?.(message)
    if (tag) onTag?.(tag)
    return result as Result
  }

  const upload: HttpClient['upload'] = async (name, form, { signal, onProgress }) => {
    const { path } = contracts.findOperation(name) ?? (await loadEndpoint(name, contracts))
    const sent = client.post(path, { signal, timeout: false, fetch: createUploadFetch(form, onProgress) })
    const use = async (response: Response) => checkSuccess(await readEnvelope(response), name)
    return read(sent, use, { signal, showsNetworkErrors: true })
  }

  const download: HttpClient['download'] = async (name, args, { signal, onProgress } = {}) => {
    const endpoint = contracts.findOperation(name) ?? (await loadEndpoint(name, contracts))
    const { path, ...request } = toRequest(endpoint, args)
    const sent = client(path, {
      ...request,
      timeout: false,
      ...(signal && { signal }),
      ...(onProgress && { onDownloadProgress: ({ transferredBytes }) => onProgress(transferredBytes) }),
    })
    return read(sent, (response) => response, { signal, showsNetworkErrors: true })
  }
  const readStored: HttpClient['readStored'] = async (path, signal) =>
    client.get(`sys/common/static/${path}`, signal && { signal }).blob()

  return { call, upload, download, readStored }
}

/**
 * Loads the endpoint of an operation that is not known yet. The endpoints of known operations are found
 * without a request.
 */
async function loadEndpoint(name: string, { findOperation, load }: CallableContracts): Promise<Endpoint> {
  await load?.([name])
  const endpoint = findOperation(name)
  if (!endpoint) throw new AppError('HTTP_UNKNOWN_OPERATION', 'schema', `There is no operation "${name}".`)
  return endpoint
}

/**
 * Puts arguments into the `:name` segments of the path. All other arguments go into the query or the body.
 */
function toRequest({ path, method }: Endpoint, args: Arguments) {
  const rest = new Map(Object.entries(trimTexts(args) as Arguments))
  const url = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return encodeURIComponent(String(value ?? ''))
  })
  if (method === 'POST' || method === 'PUT') return { path: url, method, json: Object.fromEntries(rest) }
  const query = [...rest].filter(([, value]) => value !== undefined && value !== null).map(toText)
  if (method === 'GET' && !DICTIONARY_ITEMS.test(path))
    query.push(['_t', String(Math.floor(Date.now() / 1000))])
  return { path: url, method, searchParams: query }
}

const toText = ([name, value]: [string, unknown]): [string, string] => [
  name,
  typeof value === 'object' ? JSON.stringify(value) : String(value),
]

const PASSWORD = /password/i

/** Trims all strings at any depth, except passwords. */
function trimTexts(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(trimTexts)
  if (!isPlainObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, PASSWORD.test(key) ? inner : trimTexts(inner)]),
  )
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
