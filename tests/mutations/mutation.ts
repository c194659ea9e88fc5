/** One behaviour of the specification, broken on purpose: the tests that prove its row have to see it. */
export interface Mutation {
  /** A row of `docs/specification.md`. */
  row: string
  /** Path from the project's root. */
  file: string
  /** What stands in the file exactly once. */
  code: string
  /** What stands there instead. */
  broken: string
}
