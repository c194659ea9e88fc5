import type { SaveOptions } from '#runtime'
import { problemOf } from '#runtime/http'
import { findOperation } from '#schemas/operations'
import { currentLanguage } from '../locales/language.ts'
import { apiBase } from './base.ts'
import { readToken } from './credentials.ts'
import { problems } from './http.ts'

const FAILED = 'The file could not be made.'
const AWAY = 'The server cannot be reached. Check the network and try again.'
const BROKEN = 'The file broke off before its end. Try again.'
/** Bytes held until they are handed to the browser, which may keep them on disk. */
const HELD = 8 * 1024 * 1024

/** The name that the server gives a file: the one in any language goes before the plain one. */
export function fileNameOf(disposition: string): string | undefined {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? []
  const [, plain] = /filename="([^"]*)"/i.exec(disposition) ?? []
  try {
    return encoded === undefined ? plain : decodeURIComponent(encoded)
  } catch {
    return plain
  }
}

/** Why no file came; the notification may have said it already. */
export class FileRefused extends Error {
  readonly notified: boolean

  constructor(message: string, notified: boolean) {
    super(message)
    this.name = 'FileRefused'
    this.notified = notified
  }
}

async function refusalOf(answer: Response): Promise<FileRefused> {
  const { message } = Object(await answer.json().catch(() => undefined))
  const words = typeof message === 'string' && message !== '' ? message : FAILED
  const problem = problemOf({ status: answer.status, message: words, signedIn: readToken() !== undefined })
  if (problem) problems.post(problem)
  return new FileRefused(words, problem !== undefined)
}

function keep(content: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Rejects with the signal's own reason where that is why, else with words for people. */
async function orWords<Result>(work: Promise<Result>, words: string, signal: AbortSignal | undefined) {
  try {
    return await work
  } catch (cause) {
    signal?.throwIfAborted()
    throw Object.assign(new FileRefused(words, false), { cause })
  }
}

async function readBody(answer: Response, onProgress: (bytes: number) => void): Promise<Blob> {
  const type = answer.headers.get('content-type') ?? ''
  const reader = answer.body?.getReader()
  const folded: Blob[] = []
  let parts: BlobPart[] = []
  let held = 0
  let bytes = 0
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    parts.push(read.value)
    held += read.value.length
    bytes += read.value.length
    onProgress(bytes)
    if (held < HELD) continue
    folded.push(new Blob(parts))
    parts = []
    held = 0
  }
  return new Blob([...folded, ...parts], { type })
}

/** Calls an operation that answers with a file, with the session of this browser, and saves it when it is whole. */
export async function saveFile(
  operation: string,
  args: Readonly<Record<string, unknown>>,
  { signal, onProgress = () => undefined }: SaveOptions = {},
): Promise<void> {
  const endpoint = findOperation(operation)
  if (!endpoint) throw new Error(`There is no operation "${operation}".`)
  const asked = fetch(apiBase() + endpoint.path, {
    method: endpoint.method,
    headers: {
      'X-Access-Token': readToken() ?? '',
      'X-Locale': currentLanguage(),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(args),
    ...(signal && { signal }),
  })
  const answer = await orWords(asked, AWAY, signal)
  if (!answer.ok) throw await refusalOf(answer)
  const content = await orWords(readBody(answer, onProgress), BROKEN, signal)
  keep(content, fileNameOf(answer.headers.get('content-disposition') ?? '') ?? 'report')
}
