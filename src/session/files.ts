import type { Files, Message } from '#runtime'
import { errorMessage, failureOf } from '#runtime/http'
import { http } from './http.ts'

const BROKEN_OFF = 'The file transfer was interrupted. Try again.'
const UNREADABLE_FILE = "The file couldn't be read."
const UNREADABLE_ANSWER = "The server's response can't be read."

/** The only form of a stored path; nothing else is requested with the session's token. */
const STORED = /^[a-z]+\/[\w-]+\.[a-z0-9]+$/

/** How long the browser may take to start reading a file that is saved, in ms. */
const READ_MS = 60_000

/** The file name of a `Content-Disposition` header; the UTF-8 form wins over the plain one. */
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

/** Sends, reads and saves files with the session of this browser. */
export const files: Required<Files> = {
  send: async (file, { biz, ...options }) => {
    const { message } = await http.upload(
      'file.upload',
      toForm(file, biz === undefined ? {} : { biz }),
      options,
    )
    // In the contract the envelope's message is the stored path.
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

/** Why a transfer failed; undefined where a notification has shown it. */
export const fileErrorMessage = (error: unknown): Message | undefined =>
  failureOf(error)?.notified ? undefined : errorMessage(error)
