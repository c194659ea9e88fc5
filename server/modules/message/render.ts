import { isRecord } from '#schemas/values'

/**
 * Pattern of a variable such as `${shop.name}`: letters of any script, digits, `_` and `.`. Expressions are
 * not supported.
 */
const VARIABLE = /\$\{\s*([\p{L}_][\p{L}\p{N}_.]{0,63})\s*\}/gu
const OPENING = /\$\{/g
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** Matches control characters that a phone could interpret, except line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes control characters
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g

/** Values of a template's variables, by variable name. */
export type MessageValues = Readonly<Record<string, string>>

/** Function that makes a value safe for the format of the message, which is HTML or plain text. */
type Escape = (value: string) => string

/** Escapes the special characters of HTML. */
export const escapeHtml: Escape = (value) => value.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** Replaces control characters, for messages in plain text. */
export const plainText: Escape = (value) => value.replace(CONTROLS, ' ')

/** Lists the variables of a template without duplicates, in the order of their first use. */
export const variablesOf = (content: string): string[] => [
  ...new Set(Array.from(content.matchAll(VARIABLE), ([, name = '']) => name)),
]

/** True if each `${` is the beginning of a valid variable. Receivers would see any other `${` as text. */
export const hasValidVariables = (content: string): boolean =>
  (content.match(OPENING) ?? []).length === (content.match(VARIABLE) ?? []).length

/** Replaces variables by their values in one pass, so that a `${` within a value is not replaced. */
export const replaceVariables = (content: string, values: MessageValues, escapeValue: Escape): string =>
  content.replace(VARIABLE, (variable, name: string) =>
    Object.hasOwn(values, name) ? escapeValue(values[name] ?? '') : variable,
  )

/** Lists the variables that have no value, and the values that no variable uses. */
export function compareValues(content: string, values: MessageValues) {
  const variables = variablesOf(content)
  return {
    missing: variables.filter((name) => !Object.hasOwn(values, name)),
    unused: Object.keys(values).filter((name) => !variables.includes(name)),
  }
}

/**
 * Parses the values that a JeecgBoot client sends: a JSON object with texts, numbers and booleans. Returns
 * undefined for any other text.
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
