import type { FastifyInstance } from 'fastify'
import { malformedRequest } from './errors.ts'

const ESCAPE = /\\(?:u([0-9a-fA-F]{4})|.)/g
const isHigh = (code: number) => code >= 0xd800 && code <= 0xdbff
const isLow = (code: number) => code >= 0xdc00 && code <= 0xdfff

/** True if a JSON text contains escapes that PostgreSQL can't store: NUL or unpaired surrogates. */
export function hasUnstorableEscape(text: string): boolean {
  if (!text.includes('\\u')) return false
  let highEnd = -1
  for (const { 1: hex, 0: written, index } of text.matchAll(ESCAPE)) {
    const code = hex === undefined ? -1 : Number.parseInt(hex, 16)
    const isSecondHalf = highEnd === index
    if (code === 0 || isLow(code) !== isSecondHalf) return true
    highEnd = isHigh(code) ? index + written.length : -1
    if (highEnd !== -1 && text[highEnd] !== '\\') return true
  }
  return highEnd !== -1
}

const MAX_DEPTH = 32
const MAX_KEYS = 1_000
const QUOTE = 0x22
const BACKSLASH = 0x5c

/** Index of the closing quote of the JSON string that starts at `start`. */
function endOfString(text: string, start: number): number {
  let index = start + 1
  while (index < text.length && text.charCodeAt(index) !== QUOTE) {
    index += text.charCodeAt(index) === BACKSLASH ? 2 : 1
  }
  return index
}

/** True if a JSON text has more than 32 levels or too many keys. Called before the text is parsed. */
export function isJsonTooComplex(text: string, maxKeys = MAX_KEYS): boolean {
  let depth = 0
  let keys = 0
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]
    if (character === '"') index = endOfString(text, index)
    else if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') depth -= 1
    else if (character === ':') keys += 1
    if (depth > MAX_DEPTH || keys > maxKeys) return true
  }
  return false
}

/**
 * Adds the parser of JSON bodies, which checks their limits. An empty body counts as no body. Bodies with
 * keys that would change prototypes are rejected.
 */
export function addJsonBodyParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
    if (text.trim() === '') return done(null, undefined)
    const { jsonKeys } = request.routeOptions.config
    if (isJsonTooComplex(text, jsonKeys) || hasUnstorableEscape(text))
      return done(malformedRequest(), undefined)
    return parse(request, text, done)
  })
}
