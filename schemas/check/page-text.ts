import { getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'

export type Path = readonly (string | number)[]

/** A range of characters in the text. */
export interface Span {
  offset: number
  length: number
}

/** A page's text with its syntax tree, which gives the line and column of each JSON Pointer. */
export interface PageText {
  text: string
  value: unknown
  /** The first syntax error. */
  syntax: ({ message: string } & Span) | undefined
  /** The first bracket that exceeds the maximum depth. The parser stops at this bracket. */
  tooDeep: Span | undefined
  /** Keys that occur more than once in an object. */
  repeated: readonly { path: Path; key: string; span: Span }[]
  /**
   * Returns the range of a value or of its key. If the value is missing, returns the range of the nearest
   * existing parent.
   */
  spanOf: (path: Path, part?: 'key' | 'value') => Span
  /**
   * Returns the range of a part of a string. The argument `range` counts the characters of the decoded
   * string.
   */
  within: (path: Path, range: { start: number; end: number }) => Span
  lineOf: (offset: number) => { line: number; column: number }
}

/**
 * Maximum nesting depth of objects and lists. This depth also limits the recursion of functions that walk
 * over a page.
 */
export const MAX_DEPTH = 64

const options = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false }

/** Parses a page's text. Never throws; `syntax` contains the first syntax error. */
export function readPageText(text: string): PageText {
  const errors: ParseError[] = []
  const tooDeep = findTooDeep(text)
  const tree = tooDeep ? undefined : parseTree(text, errors, options)
  const [first] = errors
  const at = (path: Path) => (tree ? find(tree, path) : undefined)
  return {
    text,
    value: tree ? getNodeValue(tree) : undefined,
    syntax: first && { message: wordSyntax(first), offset: first.offset, length: Math.max(1, first.length) },
    tooDeep,
    repeated: tree ? repeatedKeys(tree, []) : [],
    spanOf: (path, part = 'value') => spanOf(at(path), part),
    within: (path, range) => within(text, at(path)?.node, range),
    lineOf: lineFinder(text),
  }
}

const stringOrBracket = /"[^"\\]*(?:\\.[^"\\]*)*"?|[[\]{}]/gs

/**
 * Returns the first bracket that exceeds the maximum depth. The function doesn't recurse, because a deeply
 * nested text would overflow the call stack.
 */
function findTooDeep(text: string): Span | undefined {
  let depth = 0
  for (const { 0: sign, index } of text.matchAll(stringOrBracket)) {
    if (sign === '{' || sign === '[') depth += 1
    else if (sign === '}' || sign === ']') depth -= 1
    if (depth > MAX_DEPTH) return { offset: index, length: 1 }
  }
  return undefined
}

function wordSyntax({ error }: ParseError): string {
  const words = printParseErrorCode(error)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}

interface Found {
  node: Node
  /**
   * True if `node` is the value at the path. False if the value is missing and `node` is its nearest existing
   * parent.
   */
  exact: boolean
}

function find(tree: Node, path: Path): Found {
  let node = tree
  for (const step of path) {
    const child =
      typeof step === 'number'
        ? node.children?.[step]
        : node.children?.find((property) => property.children?.[0]?.value === step)?.children?.[1]
    if (!child) return { node, exact: false }
    node = child
  }
  return { node, exact: true }
}

function spanOf(found: Found | undefined, part: 'key' | 'value'): Span {
  if (!found) return { offset: 0, length: 1 }
  const { node, exact } = found
  const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined
  if (part === 'key' && exact && key) return { offset: key.offset, length: key.length }
  const isWide = node.type === 'object' || node.type === 'array'
  return { offset: node.offset, length: isWide ? 1 : node.length }
}

/**
 * Converts a range of a decoded string to the range of the same characters in the source text. Characters can
 * be escaped in the source text.
 */
function within(text: string, node: Node | undefined, { start, end }: { start: number; end: number }): Span {
  if (node?.type !== 'string') return { offset: node?.offset ?? 0, length: 1 }
  const raw = text.slice(node.offset + 1, node.offset + node.length - 1)
  const starts = [...raw.matchAll(/\\u[0-9a-fA-F]{4}|\\?./gs)].map(({ index }) => index)
  const place = (at: number) => node.offset + 1 + (starts[at] ?? raw.length)
  return { offset: place(start), length: Math.max(1, place(end) - place(start)) }
}

function repeatedKeys(node: Node, path: Path): { path: Path; key: string; span: Span }[] {
  const children = node.children ?? []
  if (node.type === 'array') return children.flatMap((child, index) => repeatedKeys(child, [...path, index]))
  if (node.type !== 'object') return []
  const seen = new Set<string>()
  return children.flatMap((property) => {
    const [name, value] = property.children ?? []
    const key = String(name?.value)
    const again = seen.has(key) && name
    seen.add(key)
    const here = again
      ? [{ path: [...path, key], key, span: { offset: name.offset, length: name.length } }]
      : []
    return value ? [...here, ...repeatedKeys(value, [...path, key])] : here
  })
}

function lineFinder(text: string) {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset: number) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }
}

/** Writes a path as a JSON Pointer. */
export const toPointer = (path: Path): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** Converts a JSON Pointer into `value` to a path. Indexes of lists become numbers. */
export function fromPointer(pointer: string, value: unknown): Path {
  let at = value
  return pointer
    .split('/')
    .slice(1)
    .map((step) => {
      const key = step.replaceAll('~1', '/').replaceAll('~0', '~')
      const part = Array.isArray(at) ? Number(key) : key
      at = (at as Record<string, unknown> | undefined)?.[key]
      return part
    })
}
