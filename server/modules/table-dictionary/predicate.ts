import { tableDictConditionInvalid } from '../../platform/list/errors.ts'
import { type Token, tokensOf } from './predicate-tokens.ts'

/** Literal with which a column is compared. */
export interface Literal {
  text: string
  isNumber: boolean
}

export type Comparison = '=' | '<>' | '<' | '<=' | '>' | '>='

/**
 * Parsed condition. It contains column names and values. The texts of a condition never become part of the
 * SQL.
 */
export type Predicate =
  | { kind: 'and' | 'or'; parts: Predicate[] }
  | { kind: 'compare'; column: string; op: Comparison; value: Literal }
  | { kind: 'like'; column: string; not: boolean; value: Literal }
  | { kind: 'in'; column: string; not: boolean; values: Literal[] }
  | { kind: 'null'; column: string; not: boolean }

/** The `order by` clause with which a condition can end. */
export interface Order {
  column: string
  isDown: boolean
}

export interface Condition {
  where: Predicate | undefined
  order: Order | undefined
}

const COMPARISONS = new Set(['=', '<>', '<', '<=', '>', '>='])
const RESERVED = new Set(['and', 'or', 'not', 'in', 'is', 'null', 'like', 'order', 'by', 'asc', 'desc'])
/**
 * Maximum nesting depth of brackets, maximum number of comparisons, and maximum number of values in a list.
 */
const MAX_DEPTH = 8
const MAX_PARTS = 50
const MAX_VALUES = 500

/** Creates a parser for tokens. The field `at` of an error contains the unexpected token. */
function createReader(tokens: readonly Token[]) {
  let next = 0
  let parts = 0
  const refuse = (): never => {
    throw tableDictConditionInvalid({ at: tokens[next]?.text ?? '…' })
  }
  const peek = (text: string, kind: Token['kind'] = 'word') => {
    const token = tokens[next]
    return token?.kind === kind && token.text === text
  }
  const skip = (text: string, kind: Token['kind'] = 'word') => {
    const isThere = peek(text, kind)
    if (isThere) next += 1
    return isThere
  }
  const need = (text: string, kind: Token['kind'] = 'word') => skip(text, kind) || refuse()

  function column(): string {
    const token = tokens[next]
    if (token?.kind !== 'word' || RESERVED.has(token.text)) return refuse()
    next += 1
    return token.text
  }
  function value(): Literal {
    const token = tokens[next]
    if (token?.kind !== 'text' && token?.kind !== 'number') return refuse()
    next += 1
    return { text: token.text, isNumber: token.kind === 'number' }
  }
  function values(): Literal[] {
    need('(', 'sign')
    const all = [value()]
    while (skip(',', 'sign')) all.push(value())
    need(')', 'sign')
    return all.length > MAX_VALUES ? refuse() : all
  }
  function comparison(): Predicate {
    parts += 1
    if (parts > MAX_PARTS) return refuse()
    const name = column()
    if (skip('is')) {
      const not = skip('not')
      need('null')
      return { kind: 'null', column: name, not }
    }
    const not = skip('not')
    if (skip('like')) return { kind: 'like', column: name, not, value: value() }
    if (skip('in')) return { kind: 'in', column: name, not, values: values() }
    const sign = tokens[next]
    const op = sign?.text === '!=' ? '<>' : (sign?.text ?? '')
    if (not || sign?.kind !== 'sign' || !COMPARISONS.has(op)) return refuse()
    next += 1
    return { kind: 'compare', column: name, op: op as Comparison, value: value() }
  }
  function term(depth: number): Predicate {
    if (!skip('(', 'sign')) return comparison()
    if (depth >= MAX_DEPTH) return refuse()
    const inner = any(depth + 1)
    need(')', 'sign')
    return inner
  }
  function joined(word: 'and' | 'or', read: () => Predicate): Predicate {
    const first = read()
    const all = [first]
    while (skip(word)) all.push(read())
    return all.length === 1 ? first : { kind: word, parts: all }
  }
  const any = (depth: number): Predicate => joined('or', () => joined('and', () => term(depth)))

  return {
    read(): Condition {
      const where = tokens.length === 0 || peek('order') ? undefined : any(0)
      const order = skip('order') ? orderBy() : undefined
      return next < tokens.length ? refuse() : { where, order }
    },
  }
  function orderBy(): Order {
    need('by')
    const name = column()
    const isDown = skip('desc')
    if (!isDown) skip('asc')
    return { column: name, isDown }
  }
}

/**
 * Parses the condition that JeecgBoot clients append to the code of a table dictionary. The condition
 * compares columns with literals and may contain `and`, `or`, brackets and an order. Functions, comments and
 * columns on the right side are rejected.
 */
export const readCondition = (source: string): Condition => createReader(tokensOf(source)).read()
