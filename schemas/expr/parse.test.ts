import { Environment } from '@marcbachmann/cel-js/evaluator'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ExprNode } from './node.ts'
import { parse } from './parse.ts'

const library = new Environment({ unlistedVariablesAreDyn: true })

interface CelNode {
  op: string
  args: unknown
}
/** A syntax tree as nested lists. Each nested list starts with its operator. */
type Tree = unknown

/** Converts the syntax tree of the CEL library to nested lists. */
function celTree(node: CelNode): Tree {
  const args = node.args as CelNode[]
  const isNode = (value: unknown): value is CelNode =>
    typeof value === 'object' && value !== null && 'op' in value
  const tree = (value: unknown): Tree =>
    isNode(value)
      ? celTree(value)
      : Array.isArray(value)
        ? value.map(tree)
        : typeof value === 'bigint'
          ? Number(value)
          : value
  if (node.op === 'value') return tree(node.args)
  if (node.op === '!_' || node.op === '-_') return [node.op[0], tree(node.args)]
  if (node.op === 'id') return ['name', node.args]
  return [node.op, ...args.map(tree)]
}

/** Converts our own syntax tree to the same nested lists. */
function ownTree(node: ExprNode): Tree {
  switch (node.kind) {
    case 'literal':
      return node.value
    case 'name':
      return ['name', node.name]
    case 'member':
      return ['.', ownTree(node.object), node.key]
    case 'index':
      return ['[]', ownTree(node.object), ownTree(node.index)]
    case 'call':
      return ownCall(node.name, node.args.map(ownTree))
    case 'has':
      return ['call', 'has', [ownTree(node.operand)]]
    case 'method':
      return ['rcall', node.name, ownTree(node.receiver), node.args.map(ownTree)]
    case 'each': {
      const parts = [node.test, node.result].flatMap((part) => (part ? [ownTree(part)] : []))
      return ['rcall', node.macro, ownTree(node.list), [['name', node.variable], ...parts]]
    }
    case 'list':
      return ['list', ...node.items.map(ownTree)]
    case 'record':
      return ['map', ...node.entries.map((entry) => entry.map(ownTree))]
    case 'choose':
      return ['?:', ownTree(node.test), ownTree(node.yes), ownTree(node.no)]
    case 'unary':
      return [node.op, ownTree(node.operand)]
    case 'binary':
      return [node.op, ownTree(node.left), ownTree(node.right)]
  }
}

function ownCall(name: string, args: Tree[]): Tree {
  const [space, own] = name.split('.')
  return own ? ['rcall', own, ['name', space], args] : ['call', name, args]
}

const text = fc.string({ unit: 'grapheme', maxLength: 6 }).map((value) => JSON.stringify(value))

/** Generates sources with as few brackets as possible, to test the precedence of operators. */
const { source } = fc.letrec<Record<'source' | 'part' | 'atom' | 'chain' | 'choice', string>>((tie) => ({
  source: fc.oneof({ maxDepth: 5 }, tie('part'), tie('chain'), tie('choice')),
  part: fc.oneof(
    { maxDepth: 5 },
    fc.nat(9999).map(String),
    fc.constantFrom(
      '1.5',
      '2e3',
      '0x1F',
      'true',
      'null',
      "'it\\'s'",
      'record',
      'user.dept.code',
      'values[0]',
      '("a"in"abc")',
      'fmt.money(1)',
    ),
    text,
    tie('source').map((inner) => `(${inner})`),
    tie('source').map((inner) => `[${inner}, ${inner}]`),
    tie('source').map((inner) => `{"a": ${inner}, "b": 1}`),
    tie('source').map((inner) => `coalesce(${inner}, 1)`),
    tie('source').map((inner) => `record.name.contains(${inner})`),
    tie('source').map((inner) => `record[${inner}].next`),
    fc.constantFrom('-', '!', '!!', '- -').chain((sign) => tie('atom').map((inner) => `${sign}${inner}`)),
    fc.constantFrom(
      'row.all(x, x > 1)',
      'row.map(x, x.a, x.b)',
      'row.filter(x, x in [1]).map(y, y)',
      'has(record.a)',
    ),
  ),
  atom: fc.constantFrom('record.a', 'record', '(1)', 'len("x")', 'row[1]'),
  // The CEL library gives == a lower precedence than <. CEL's grammar and our parser give these two operators
  // the same precedence. So no generated chain contains both operators.
  chain: fc.constantFrom(['==', '!='], ['<', '<=', '>', '>=', ' in ']).chain((relations) => {
    const op = fc.constantFrom('||', '&&', '+', '-', '*', '/', '%', ...relations)
    const rest = fc.array(fc.tuple(op, tie('part')), { minLength: 1, maxLength: 4 })
    return fc
      .tuple(tie('part'), rest)
      .map(([first, more]) => first + more.map((part) => part.join('')).join(''))
  }),
  choice: fc.tuple(tie('part'), tie('source'), tie('source')).map(([c, a, b]) => `${c} ? ${a} : ${b}`),
}))

test('parses every source into the tree of the CEL library', () => {
  fc.assert(
    fc.property(
      source.filter((value) => value.length < 400),
      (written) => {
        expect(ownTree(parse(written))).toEqual(celTree(library.parse(written).ast as unknown as CelNode))
      },
    ),
    { numRuns: 1500 },
  )
})

test('parses any text, or throws a syntax or limit error', () => {
  const letters = fc.constantFrom(...'record.a[0]{}()"\'\\!-+*/%<>=&|?:, 1x\n'.split(''))

  fc.assert(
    fc.property(fc.array(letters, { maxLength: 30 }), (parts) => {
      expect(outcome(parts.join(''))).toBeDefined()
    }),
    { numRuns: 2000 },
  )
})

/** Returns the tree, or the error if the parser rejects the source. Rethrows all other errors. */
function outcome(written: string): unknown {
  try {
    return parse(written)
  } catch (error) {
    expect(error).toMatchObject({ code: expect.stringMatching(/^EXPR_(SYNTAX|LIMIT)$/) })
    return error
  }
}

test.each([
  ['record.a +', '', 10, 10],
  ['record.a § 1', '§', 9, 10],
  ['"abc', '"', 0, 1],
  ['"a\\qb"', '\\q', 2, 4],
  ['1u', '1', 0, 1],
  ['r"x"', 'r', 0, 1],
  ['(1', '', 2, 2],
  ['{"a" 1}', '1', 5, 6],
  ['record.1', '1', 7, 8],
  ['1 2', '2', 2, 3],
  ['record"x"', '"x"', 6, 9],
  ['br"x"', 'b', 0, 1],
])('a syntax error in %j has the text %j and its range', (written, shown, start, end) => {
  expect(outcome(written)).toMatchObject({ data: { range: { start, end } } })
  expect(written.slice(start, end)).toBe(shown)
})
