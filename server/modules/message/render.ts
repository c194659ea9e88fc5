import { isRecord } from '#schemas/values'

/** `${name}`: letters of any script, digits, `_`, and `.` in between. Expressions are not supported. */
const VARIABLE = /\$\{\s*([\p{L}_][\p{L}\p{N}_.]{0,63})\s*\}/gu
const OPENING = /\$\{/g
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** Control characters that a phone may interpret; line ends stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g

/** Values of a template's variables by name. */
export type MessageValues = Readonly<Record<string, string>>

/** Escapes a value for its place. */
type Escape = (value: string) => string

/** Escapes for HTML. */
export const escapeHtml: Escape = (value) => value.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** Removes control characters for plain text. */
export const plainText: Escape = (value) => value.replace(CONTROLS, ' ')

/** The variables of a template, each once, in order. */
export const variablesOf = (content: string): string[] => [
  ...new Set(Array.from(content.matchAll(VARIABLE), ([, name = '']) => name)),
]

/** Tells whether each `${` starts a valid variable; anything else would be sent unchanged. */
export const isReadable = (content: string): boolean =>
  (content.match(OPENING) ?? []).length === (content.match(VARIABLE) ?? []).length

/** Replaces variables once, so that values are never treated as templates. */
export const replaceVariables = (content: string, values: MessageValues, harmless: Escape): string =>
  content.replace(VARIABLE, (variable, name: string) =>
    Object.hasOwn(values, name) ? harmless(values[name] ?? '') : variable,
  )

/** Variables without a value, and values without a variable. */
export function compareValues(content: string, values: MessageValues) {
  const variables = variablesOf(content)
  return {
    missing: variables.filter((name) => !Object.hasOwn(values, name)),
    unused: Object.keys(values).filter((name) => !variables.includes(name)),
  }
}

/**
 * Parses values as sent by JeecgBoot clients: a JSON object of texts, numbers and booleans; undefined if
 * invalid.
 */
export function readMessageValues(text: string | null | undefined): MessageValues | undefined {
  if (text == null || text.trim() === '') return {}
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isRecord(parsed)) return undefined
  const entries = Object.entries(parsed)
  const isSimple = entries.every(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
  return isSimple ? Object.fromEntries(entries.map(([name, value]) => [name, String(value)])) : undefined
}
