/** Limits on the size of expressions and of their data. */
export const limits = {
  /** Maximum number of characters in the source of an expression. */
  source: 10_000,
  /** Maximum number of nodes in the syntax tree. */
  nodes: 500,
  /** Maximum depth of nested brackets and calls. */
  depth: 30,
  /** Maximum depth of nested macros, such as `map`, `filter` and `all`. */
  nesting: 2,
  /** Maximum number of items in a list literal. */
  listItems: 200,
  /** Maximum number of items in a list over which a macro or `sum` iterates. */
  listLength: 10_000,
  /** Maximum number of values in a list or record that an expression builds, including nested values. */
  made: 100_000,
  /** Maximum number of characters in a string that an expression builds. */
  textLength: 100_000,
  /** Maximum number of characters in a string that `matches` tests. */
  matchLength: 256,
  /** Maximum number of characters in a pattern. */
  patternLength: 200,
  /**
   * Limits the number of ways in which a pattern can match a string of `matchLength` characters. The limit is
   * two to the power of this number.
   */
  patternBits: 24,
  /** Maximum depth of data that is searched for expressions, or that is compared. */
  dataDepth: 40,
} as const
