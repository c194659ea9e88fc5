/** Size limits of an expression and its data. */
export const limits = {
  /** Characters of a source. */
  source: 10_000,
  /** Nodes of the syntax tree. */
  nodes: 500,
  /** Nested brackets and calls. */
  depth: 30,
  /** Nested `map`, `filter`, `all` …. */
  nesting: 2,
  /** Items of a list written in an expression. */
  listItems: 200,
  /** Items of a list that `map`, `filter`, `sum` … iterate over. */
  listLength: 10_000,
  /** Values in a list or record built by an expression, including nested ones. */
  made: 100_000,
  /** Characters of a text built by an expression. */
  textLength: 100_000,
  /** Characters of a text that `matches` tests. */
  matchLength: 256,
  /** Characters of a pattern. */
  patternLength: 200,
  /** Number of ways to match a pattern against such a text, as a power of two. */
  patternBits: 24,
  /** Nested objects and lists in data that is searched for expressions, or compared. */
  dataDepth: 40,
} as const
