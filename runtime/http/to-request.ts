import type { Endpoint } from '#schemas/operations'
import { trimTexts } from './trim.ts'

/** Named values of a call: parts of the path, the query of a GET or DELETE, else the body. */
export type Arguments = Readonly<Record<string, unknown>>

interface RequestParts {
  url: string
  init: { method: string; json?: unknown }
}

/** A dictionary's items are cached by address, so these calls carry no time stamp. */
const DICTIONARY_LOOK_UP = '/sys/dict/getDictItems/'

/** Places the arguments: `:name` parts of the path first, the rest in the query or the body. */
export function toRequest(base: string, endpoint: Endpoint, args: Arguments): RequestParts {
  const rest = new Map(Object.entries(trimTexts(args) as Arguments))
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return encodeURIComponent(String(value ?? ''))
  })
  const url = base.replace(/\/$/, '') + path
  const method = endpoint.method
  if (method === 'POST' || method === 'PUT') return { url, init: { method, json: Object.fromEntries(rest) } }
  const query = toQuery(rest)
  if (method === 'GET' && !endpoint.path.startsWith(DICTIONARY_LOOK_UP))
    query.set('_t', String(Math.floor(Date.now() / 1000)))
  const text = query.toString()
  return { url: text ? `${url}?${text}` : url, init: { method } }
}

function toQuery(values: ReadonlyMap<string, unknown>): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of values) {
    if (value === undefined || value === null) continue
    query.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return query
}
