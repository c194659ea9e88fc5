/** How big an expression and its data may be. */
export const limits = {
  /** Characters of a source. */
  source: 10_000,
  /** Nodes of the syntax tree. */
  nodes: 500,
  /** Brackets and calls inside each other. */
  depth: 30,
  /** `map`, `filter`, `all` … inside each other. */
  nesting: 2,
  /** Items of a list written in an expression. */
  listItems: 200,
  /** Items of a list that `map`, `filter`, `sum` … go through. */
  listLength: 10_000,
  /** Values in a list or record that an expression makes, those of the lists and records inside it too. */
  made: 100_000,
  /** Characters of a text that an expression makes. */
  textLength: 100_000,
  /** Characters of a text that `matches` looks at. */
  matchLength: 256,
  /** Characters of a pattern. */
  patternLength: 200,
  /** Ways a pattern may try such a text, as a power of two. */
  patternBits: 24,
  /** Objects and lists inside each other in data that is searched for expressions, or compared. */
  dataDepth: 40,
} as const
