import type { Files, Message } from '#runtime'
import { errorMessage, needsPlace } from '#runtime/http'
import { http } from './http.ts'

const BROKEN_OFF = 'The file transfer was interrupted. Try again.'
const UNREADABLE_FILE = "The file couldn't be read."
const UNREADABLE_ANSWER = "The server's response can't be read."

/** Format of the stored path of a file. Requests to other addresses don't contain the session's token. */
const STORED = /^[a-z]+\/[\w-]+\.[a-z0-9]+$/

/** Delay in ms before the object URL of a saved file is revoked. */
const READ_MS = 60_000

/** File name in a `Content-Disposition` header. If there is a UTF-8 form of the name, that form is used. */
export function fileNameOf(disposition: string): string | undefined {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? []
  const [, plain] = /filename="([^"]*)"/i.exec(disposition) ?? []
  try {
    return encoded === undefined ? plain : decodeURIComponent(encoded)
  } catch {
    return plain
  }
}

function saveBlob(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), READ_MS)
}

function toForm(file: File, fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', file)
  return form
}

/** Uploads, reads and downloads files in the current session. */
export const files: Required<Files> = {
  send: async (file, { biz, ...options }) => {
    const { message } = await http.upload(
      'file.upload',
      toForm(file, biz === undefined ? {} : { biz }),
      options,
    )
    // In the JeecgBoot contract, the property `message` of the response contains the stored path.
    if (typeof message === 'string' && message !== '') return message
    throw new Error(UNREADABLE_ANSWER)
  },

  post: async (operation, file, { fields, ...options }) =>
    (await http.upload(operation, toForm(file, fields), options)).result,

  read: async (path, signal) => {
    if (!STORED.test(path)) throw new Error(UNREADABLE_FILE)
    return http.readStored(path, signal).catch((cause) => {
      signal?.throwIfAborted()
      throw new Error(UNREADABLE_FILE, { cause })
    })
  },

  save: async (operation, args, { signal, onProgress } = {}) => {
    const response = await http.download(operation, args, { signal, onProgress })
    const content = await response.blob().catch((cause) => {
      signal?.throwIfAborted()
      throw new Error(BROKEN_OFF, { cause })
    })
    saveBlob(content, fileNameOf(response.headers.get('content-disposition') ?? '') ?? 'report')
  },
}

/** Message for a failed transfer. Undefined if a notification has already shown the error. */
export const fileErrorMessage = (error: unknown): Message | undefined =>
  needsPlace(error) ? errorMessage(error) : undefined
