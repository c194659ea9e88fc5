import { tableDictConditionInvalid } from '../../platform/list/errors.ts'

/** Token of a condition. `text` is in lower case for words, and without quotes for literals. */
export type Token = { kind: 'word' | 'sign' | 'text' | 'number'; text: string }

const unquoted = (text: string) => {
  const [quote = ''] = text
  return text.slice(1, -1).replaceAll(quote + quote, quote)
}

/** Patterns of the tokens. Text that matches no pattern is an error. Each pattern runs in linear time. */
const PIECES: readonly [RegExp, (text: string) => Token | undefined][] = [
  [/\s+/y, () => undefined],
  [/'(?:[^']|'')*'/y, (text) => ({ kind: 'text', text: unquoted(text) })],
  [/"(?:[^"]|"")*"/y, (text) => ({ kind: 'text', text: unquoted(text) })],
  [/-?\d{1,15}(?:\.\d{1,15})?(?![\w.])/y, (text) => ({ kind: 'number', text })],
  [/[A-Za-z_]\w{0,63}(?!\w)/y, (text) => ({ kind: 'word', text: text.toLowerCase() })],
  [/<>|!=|<=|>=|[=<>(),]/y, (text) => ({ kind: 'sign', text })],
]

/** Splits a condition into tokens. */
export function tokensOf(source: string): Token[] {
  const tokens: Token[] = []
  let place = 0
  const read = () => {
    for (const [pattern, toToken] of PIECES) {
      pattern.lastIndex = place
      const [text] = pattern.exec(source) ?? []
      if (text !== undefined) return { length: text.length, token: toToken(text) }
    }
    throw tableDictConditionInvalid({ at: source.slice(place, place + 20) })
  }
  while (place < source.length) {
    const { length, token } = read()
    if (token) tokens.push(token)
    place += length
  }
  return tokens
}
