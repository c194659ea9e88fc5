import { problemOf } from '#runtime/http'
import { findOperation } from '#schemas/operations'
import { currentLanguage } from '../locales/language.ts'
import { apiBase } from './base.ts'
import { readToken } from './credentials.ts'
import { problems } from './http.ts'

const FAILED = 'The file could not be made.'

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

/** Calls an operation that answers with a file, with the session of this browser, and saves what comes. */
export async function saveFile(operation: string, args: Readonly<Record<string, unknown>>): Promise<void> {
  const endpoint = findOperation(operation)
  if (!endpoint) throw new Error(`There is no operation "${operation}".`)
  const answer = await fetch(apiBase() + endpoint.path, {
    method: endpoint.method,
    headers: {
      'X-Access-Token': readToken() ?? '',
      'X-Locale': currentLanguage(),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(args),
  })
  if (!answer.ok) throw await refusalOf(answer)
  keep(await answer.blob(), fileNameOf(answer.headers.get('content-disposition') ?? '') ?? 'report')
}
