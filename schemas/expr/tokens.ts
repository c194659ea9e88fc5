import { exprLimit, exprSyntax } from './errors.ts'
import { limits } from './limits.ts'

/** A token in the source of an expression. */
export interface Token {
  kind: 'number' | 'string' | 'word' | 'sign' | 'end'
  /** The source of the token. For a string, this text is the value of the string. */
  text: string
  start: number
  end: number
}

const number = /(?<number>0[xX][0-9a-fA-F]+|\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)(?!\w)/
/**
 * Matches a word. The prefix of a raw string or a byte string isn't a word, because such strings aren't
 * supported.
 */
const word = /(?<word>(?![rRbB]{1,2}["'])[A-Za-z_]\w*)/
const string = /(?<string>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')/
const sign = /(?<sign>&&|\|\||[=!<>]=|[-+*/%<>!?:.,()[\]{}])/
const token = new RegExp(`\\s*(?:${[number, word, string, sign].map(({ source }) => source).join('|')})`, 'y')

/** Splits the source of an expression into tokens. Throws EXPR_SYNTAX or EXPR_LIMIT. */
export function tokenize(source: string): Token[] {
  if (source.length > limits.source) {
    const message = `An expression has at most ${limits.source} characters.`
    throw exprLimit({ source: `${source.slice(0, 80)}…`, message })
  }
  const tokens: Token[] = []
  const end = source.trimEnd().length
  token.lastIndex = 0
  while (token.lastIndex < end) {
    const before = token.lastIndex
    const groups = token.exec(source)?.groups
    const [kind, text] = Object.entries(groups ?? {}).find(([, found]) => found !== undefined) ?? []
    if (text === undefined) {
      const start = before + (/^\s*/.exec(source.slice(before))?.[0].length ?? 0)
      const range = { start, end: start + 1 }
      throw exprSyntax({ source, message: `Unexpected "${source[start]}".`, range })
    }
    const place = { start: token.lastIndex - text.length, end: token.lastIndex }
    tokens.push({ kind: kind as Token['kind'], text, ...place })
  }
  return [...tokens.map((each) => (each.kind === 'string' ? readString(each, source) : each)), endAt(source)]
}

const endAt = ({ length }: string): Token => ({ kind: 'end', text: '', start: length, end: length })

const escapes: Record<string, string> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  '"': '"',
  "'": "'",
  '\\': '\\',
}

function readString(written: Token, source: string): Token {
  const text = written.text
    .slice(1, -1)
    .replace(/\\(u[0-9a-fA-F]{4}|.)/g, (whole, letter: string, at: number) => {
      if (letter.length === 5) return String.fromCharCode(Number.parseInt(letter.slice(1), 16))
      const start = written.start + 1 + at
      const range = { start, end: start + 2 }
      return escapes[letter] ?? refuse(exprSyntax({ source, message: `Unknown escape ${whole}.`, range }))
    })
  return { ...written, text }
}

function refuse(error: Error): never {
  throw error
}
