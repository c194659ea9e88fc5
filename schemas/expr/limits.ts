/** Size limits of expressions and their data. */
export const limits = {
  /** Characters of a source. */
  source: 10_000,
  /** Nodes of the syntax tree. */
  nodes: 500,
  /** Nested brackets and calls. */
  depth: 30,
  /** Nested macros such as `map`, `filter` and `all`. */
  nesting: 2,
  /** Items of a list literal. */
  listItems: 200,
  /** Items of a list that a macro or `sum` iterates over. */
  listLength: 10_000,
  /** Values in a list or record that an expression builds, including nested ones. */
  made: 100_000,
  /** Characters of a string that an expression builds. */
  textLength: 100_000,
  /** Characters of a string that `matches` tests. */
  matchLength: 256,
  /** Characters of a pattern. */
  patternLength: 200,
  /**
   * Maximum number of ways to match a pattern against a string of `matchLength` characters, as an exponent of
   * two.
   */
  patternBits: 24,
  /** Depth of data that is searched for expressions, or compared. */
  dataDepth: 40,
} as const
