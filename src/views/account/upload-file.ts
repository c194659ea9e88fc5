import { problemOf } from '#runtime/http'
import { currentLanguage } from '../../locales/language.ts'
import { apiBase } from '../../session/base.ts'
import { readToken } from '../../session/credentials.ts'
import { problems } from '../../session/http.ts'

interface Upload {
  file: File
  /** The kind of upload, as the server registers it. */
  biz: string
  /** Gets the share that is sent, from 0 to 1. */
  onProgress: (share: number) => void
}

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

/** Sends a file and gives its path on the server. By XMLHttpRequest: fetch does not tell how much is sent. */
export function uploadFile({ file, biz, onProgress }: Upload): Promise<string> {
  const form = new FormData()
  form.set('biz', biz)
  form.set('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${apiBase()}/sys/common/upload`)
    request.setRequestHeader('X-Access-Token', readToken() ?? '')
    request.setRequestHeader('X-Locale', currentLanguage())
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(new UploadFailed(AWAY, false))
    request.onload = () => {
      try {
        resolve(readAnswer(request))
      } catch (error) {
        reject(error)
      }
    }
    request.send(form)
  })
}
