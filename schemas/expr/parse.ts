import { exprLimit, exprSyntax, type SourceRange } from './errors.ts'
import { hasFunction, hasMethod, namespaces } from './functions.ts'
import { limits } from './limits.ts'
import { type BinaryOp, type ExprNode, type Macro, macros, scopeNames } from './node.ts'
import { patternProblem } from './pattern.ts'
import { type Token, tokenize } from './tokens.ts'

/**
 * Binary operators, from the lowest to the highest precedence. The operators of a row have the same
 * precedence and are left-associative.
 */
const rows: readonly (readonly BinaryOp[])[] = [
  ['||'],
  ['&&'],
  ['==', '!=', '<', '<=', '>', '>=', 'in'],
  ['+', '-'],
  ['*', '/', '%'],
]

/** Words that CEL reserves. Reserved words can't be names. */
const reserved = new Set(
  (
    'as break const continue else false for function if import in let loop package namespace null return true ' +
    'var void while'
  ).split(' '),
)

const isMacro = (name: string): name is Macro => (macros as readonly string[]).includes(name)

/** Parses a CEL expression. Throws EXPR_SYNTAX or EXPR_LIMIT, with the source range of the error. */
export function parse(source: string): ExprNode {
  return new Parser(source).whole()
}

class Parser {
  private readonly source: string
  private readonly tokens: readonly Token[]
  private at = 0
  private nodes = 0
  private depth = 0
  /** Names of the variables that the enclosing macros declare. */
  private variables: readonly string[] = []

  constructor(source: string) {
    this.source = source
    this.tokens = tokenize(source)
  }

  whole(): ExprNode {
    const node = this.expression()
    if (this.next.kind !== 'end') this.unexpected()
    return node
  }

  private get next(): Token {
    return this.tokens[this.at] as Token
  }

  private take(): Token {
    const token = this.next
    if (token.kind !== 'end') this.at += 1
    return token
  }

  private isNext(text: string): boolean {
    return this.next.text === text && (this.next.kind === 'sign' || this.next.kind === 'word')
  }

  private takeIf(text: string): boolean {
    const found = this.isNext(text)
    if (found) this.at += 1
    return found
  }

  private expect(text: string): Token {
    return this.isNext(text) ? this.take() : this.unexpected(`"${text}"`)
  }

  private word(): Token {
    return this.next.kind === 'word' ? this.take() : this.unexpected('a name')
  }

  private refuse(message: string, { start, end }: SourceRange, fail = exprSyntax): never {
    throw fail({ source: this.source, message, range: { start, end } })
  }

  private unexpected(wanted?: string): never {
    const found = this.next.kind === 'end' ? 'end' : `"${this.next.text}"`
    this.refuse(`Unexpected ${found}${wanted ? `, expected ${wanted}` : ''}.`, this.next)
  }

  /** Counts a node, and checks the limit on the number of nodes. */
  private node<Node extends ExprNode>(node: Node): Node {
    this.nodes += 1
    if (this.nodes > limits.nodes)
      this.refuse(`An expression has at most ${limits.nodes} parts.`, node, exprLimit)
    return node
  }

  private deeper<Result>(read: () => Result): Result {
    this.depth += 1
    if (this.depth > limits.depth)
      this.refuse(`Brackets may be nested at most ${limits.depth} levels deep.`, this.next, exprLimit)
    const result = read()
    this.depth -= 1
    return result
  }

  private expression(): ExprNode {
    return this.deeper(() => {
      const test = this.binary(0)
      if (!this.takeIf('?')) return test
      const yes = this.expression()
      this.expect(':')
      const no = this.expression()
      return this.node({ kind: 'choose', test, yes, no, start: test.start, end: no.end })
    })
  }

  private binary(row: number): ExprNode {
    const ops = rows[row]
    if (!ops) return this.unary()
    let left = this.binary(row + 1)
    for (let op = ops.find((one) => this.isNext(one)); op; op = ops.find((one) => this.isNext(one))) {
      this.take()
      const right = this.binary(row + 1)
      left = this.node({ kind: 'binary', op, left, right, start: left.start, end: right.end })
    }
    return left
  }

  private unary(): ExprNode {
    if (!this.isNext('!') && !this.isNext('-')) return this.member()
    const { text, start } = this.take()
    const operand = this.deeper(() => this.unary())
    return this.node({ kind: 'unary', op: text === '!' ? '!' : '-', operand, start, end: operand.end })
  }

  private member(): ExprNode {
    let object = this.primary()
    for (;;) {
      const { start } = object
      if (this.takeIf('.')) {
        const key = this.word()
        object = this.isNext('(')
          ? this.method(object, key)
          : this.node({ kind: 'member', object, key: key.text, start, end: key.end })
      } else if (this.takeIf('[')) {
        const index = this.expression()
        object = this.node({ kind: 'index', object, index, start, end: this.expect(']').end })
      } else return object
    }
  }

  private method(receiver: ExprNode, { text: name, start, end }: Token): ExprNode {
    if (isMacro(name)) return this.each(receiver, name)
    if (!hasMethod(name)) this.refuse(`Unknown function .${name}().`, { start, end })
    const [args, close] = this.list('(', ')')
    if (name === 'matches') this.checkPattern(args[0] ?? receiver)
    return this.node({ kind: 'method', name, receiver, args, start: receiver.start, end: close })
  }

  private checkPattern(pattern: ExprNode) {
    if (pattern.kind !== 'literal' || typeof pattern.value !== 'string') {
      this.refuse('matches() takes a pattern written out, not a computed one.', pattern)
    }
    const problem = patternProblem(pattern.value)
    if (problem) this.refuse(problem.en, pattern)
  }

  /**
   * Parses a macro such as `list.map(x, x.amount)`. The variable `x` is in scope in the arguments that follow
   * it.
   */
  private each(list: ExprNode, macro: Macro): ExprNode {
    this.expect('(')
    const variable = this.word()
    const taken: readonly string[] = [...namespaces, ...scopeNames, ...this.variables]
    if (taken.includes(variable.text) || reserved.has(variable.text)) {
      this.refuse(`The name "${variable.text}" is already used.`, variable)
    }
    const outside = this.variables
    if (outside.length >= limits.nesting) {
      this.refuse(`Loops may be nested at most ${limits.nesting} levels deep.`, variable, exprLimit)
    }
    this.expect(',')
    this.variables = [...outside, variable.text]
    const first = this.expression()
    const second = macro === 'map' && this.takeIf(',') ? this.expression() : undefined
    this.variables = outside
    const { end } = this.expect(')')
    const test = macro === 'map' && !second ? undefined : first
    const result = macro === 'map' ? (second ?? first) : undefined
    return this.node({
      kind: 'each',
      macro,
      list,
      variable: variable.text,
      test,
      result,
      start: list.start,
      end,
    })
  }

  /** Parses the items between two brackets. Returns the items and the position of their end. */
  private list(open: string, close: string): [items: ExprNode[], end: number] {
    this.expect(open)
    const items: ExprNode[] = []
    while (!this.isNext(close)) {
      items.push(this.expression())
      if (items.length > limits.listItems) {
        this.refuse(`A list has at most ${limits.listItems} items.`, this.next, exprLimit)
      }
      if (!this.takeIf(',')) break
    }
    return [items, this.expect(close).end]
  }

  private primary(): ExprNode {
    const { start } = this.next
    if (this.takeIf('(')) {
      const inside = this.expression()
      this.expect(')')
      return inside
    }
    if (this.isNext('[')) {
      const [items, end] = this.list('[', ']')
      return this.node({ kind: 'list', items, start, end })
    }
    if (this.isNext('{')) return this.record()
    return this.next.kind === 'word' ? this.named() : this.literal()
  }

  private record(): ExprNode {
    const { start } = this.expect('{')
    const entries: [ExprNode, ExprNode][] = []
    while (!this.isNext('}')) {
      const key = this.expression()
      this.expect(':')
      entries.push([key, this.expression()])
      if (!this.takeIf(',')) break
    }
    return this.node({ kind: 'record', entries, start, end: this.expect('}').end })
  }

  private literal(): ExprNode {
    const { kind, text, start, end } = this.next
    if (kind !== 'number' && kind !== 'string') this.unexpected()
    this.take()
    if (kind === 'string') return this.node({ kind: 'literal', value: text, integer: false, start, end })
    const integer = /^(0[xX]|\d+$)/.test(text)
    const value = Number(text)
    if (integer && !Number.isSafeInteger(value))
      this.refuse('An integer above 2^53 is not exact.', { start, end })
    if (!Number.isFinite(value)) this.refuse('The number is too large.', { start, end })
    return this.node({ kind: 'literal', value, integer, start, end })
  }

  private named(): ExprNode {
    const { text, start, end } = this.take()
    const constants: Record<string, boolean | null> = { true: true, false: false, null: null }
    if (Object.hasOwn(constants, text)) {
      return this.node({ kind: 'literal', value: constants[text] ?? null, integer: false, start, end })
    }
    if (this.isNext('(')) return this.call(text, { start, end })
    if (namespaces.has(text)) {
      this.expect('.')
      const own = this.word()
      return this.call(`${text}.${own.text}`, { start, end: own.end })
    }
    const known: readonly string[] = [...this.variables, ...scopeNames]
    if (!known.includes(text)) this.refuse(`Unknown name "${text}".`, { start, end })
    return this.node({ kind: 'name', name: text, start, end })
  }

  private call(name: string, { start, end: nameEnd }: SourceRange): ExprNode {
    if (name !== 'has' && !hasFunction(name))
      this.refuse(`Unknown function ${name}().`, { start, end: nameEnd })
    const [args, end] = this.list('(', ')')
    const [operand, ...others] = args
    if (name !== 'has') return this.node({ kind: 'call', name, args, start, end })
    if (operand?.kind !== 'member' || others.length > 0) {
      this.refuse('has() takes a field, for example has(record.billNo).', { start, end })
    }
    return this.node({ kind: 'has', operand, start, end })
  }
}
