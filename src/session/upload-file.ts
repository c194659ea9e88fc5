import type { SendOptions } from '#runtime'
import { problemOf } from '#runtime/http'
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

function envelopeOf(text: string): { success?: unknown; message?: unknown } {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

/** The stored path stands in the envelope's message, as in the contract. */
function readAnswer(request: XMLHttpRequest): string {
  const { success, message } = envelopeOf(request.responseText)
  const words = typeof message === 'string' ? message : ''
  if (request.status === 200 && success === true && words !== '') return words
  const isOk = request.status === 200
  const problem = isOk
    ? undefined
    : problemOf({ status: request.status, message: words, signedIn: readToken() !== undefined })
  if (problem) problems.post(problem)
  throw new UploadFailed(words || UNREADABLE, problem !== undefined)
}

const sessionHeaders = () => ({ 'X-Access-Token': readToken() ?? '', 'X-Locale': currentLanguage() })

/** Sends a file and gives its path on the server. By XMLHttpRequest: fetch does not tell how much is sent. */
export function uploadFile(file: File, { biz, signal, onProgress }: SendOptions): Promise<string> {
  const form = new FormData()
  if (biz !== undefined) form.set('biz', biz)
  form.set('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${apiBase()}/sys/common/upload`)
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
