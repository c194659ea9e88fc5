import type { PostOptions, SendOptions } from '#runtime'
import { problemOf } from '#runtime/http'
import { findOperation } from '#schemas/operations'
import { currentLanguage } from '../locales/language.ts'
import { apiBase } from './base.ts'
import { readToken } from './credentials.ts'
import { problems } from './http.ts'

/** Why an upload failed; the notification may have said it already. */
export class UploadFailed extends Error {
  readonly notified: boolean

  constructor(message: string, notified: boolean) {
    super(message)
    this.name = 'UploadFailed'
    this.notified = notified
  }
}

const AWAY = 'The server cannot be reached. Check the network and try again.'
const UNREADABLE = 'The server gave an answer that cannot be read.'

interface Envelope {
  success?: unknown
  message?: unknown
  result?: unknown
}

function envelopeOf(text: string): Envelope {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

/** The envelope of a success; throws what the server says of a failure. */
function readAnswer(request: XMLHttpRequest): Envelope {
  const envelope = envelopeOf(request.responseText)
  const isOk = request.status === 200
  if (isOk && envelope.success === true) return envelope
  const words = typeof envelope.message === 'string' ? envelope.message : ''
  const problem = isOk
    ? undefined
    : problemOf({ status: request.status, message: words, signedIn: readToken() !== undefined })
  if (problem) problems.post(problem)
  throw new UploadFailed(words || UNREADABLE, problem !== undefined)
}

const sessionHeaders = () => ({ 'X-Access-Token': readToken() ?? '', 'X-Locale': currentLanguage() })

/** Sends a form. By XMLHttpRequest: fetch does not tell how much is sent. */
function sendForm(
  path: string,
  form: FormData,
  { signal, onProgress }: Pick<SendOptions, 'signal' | 'onProgress'>,
): Promise<Envelope> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', apiBase() + path)
    for (const [name, value] of Object.entries(sessionHeaders())) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(new UploadFailed(AWAY, false))
    request.onabort = () => reject(signal.reason)
    request.onload = () => {
      try {
        resolve(readAnswer(request))
      } catch (error) {
        reject(error)
      }
    }
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

/** Sends a file and gives its path on the server, which stands in the envelope's message, as in the contract. */
export async function uploadFile(file: File, { biz, ...options }: SendOptions): Promise<string> {
  const form = new FormData()
  if (biz !== undefined) form.set('biz', biz)
  form.set('file', file)
  const { message } = await sendForm('/sys/common/upload', form, options)
  if (typeof message === 'string' && message !== '') return message
  throw new UploadFailed(UNREADABLE, false)
}

/** Sends a file to an operation that takes one, and gives its result. */
export async function postFile(
  operation: string,
  file: File,
  { fields, ...options }: PostOptions,
): Promise<unknown> {
  const endpoint = findOperation(operation)
  if (!endpoint) throw new Error(`There is no operation "${operation}".`)
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', file)
  return (await sendForm(endpoint.path, form, options)).result
}

const GONE = 'The file could not be read.'
/** The one form of a stored path; nothing else is asked for with the session. */
const STORED = /^[a-z]+\/[\w-]+\.[a-z0-9]+$/

/** Reads a stored file with the session of this browser: private ones are given to no bare address. */
export async function readFile(path: string, signal?: AbortSignal): Promise<Blob> {
  if (!STORED.test(path)) throw new Error(GONE)
  const answer = await fetch(`${apiBase()}/sys/common/static/${path}`, {
    headers: sessionHeaders(),
    ...(signal && { signal }),
  })
  if (!answer.ok) throw new Error(GONE)
  return answer.blob()
}
