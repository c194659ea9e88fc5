import type { SchemaLocation } from '#schemas/errors'

/** A node of a page that one can ask about. */
export interface InspectNode {
  id: string
  at: SchemaLocation
  /** In the user's language. */
  title: string
  /** What it is: a column, an action, a field …; in the user's language. */
  kind: string
  depth: number
}

/** One thing to know at once: it is hidden, it is possible now. */
export interface Verdict {
  tone: 'yes' | 'no' | 'note'
  text: string
}

/** A permission that it, or what it lies in, needs. */
export interface Need {
  code: string
  /** To see it, to use it, to change it. */
  purpose: string
  isHeld: boolean
  /** Where the permission comes from, or that it is missing. */
  whence: string
}

/** A value that a rule read. Values the user may not see are dots. */
export interface Read {
  path: string
  value: string
}

/** One line of a rule, deeper ones belong to the line above. */
export interface RuleLine {
  text: string
  depth: number
  /** Undefined where it could not be found out. */
  holds: boolean | undefined
}

/** A rule of the node, or of what it lies in. */
export interface RuleAnswer {
  title: string
  at: SchemaLocation
  /** A rule in words. */
  lines: readonly RuleLine[]
  /** An expression or a value, as it is written. */
  source: string | undefined
  reads: readonly Read[]
  result: string
  error: { code: string; message: string } | undefined
}

/** A line of the answer to "where does this value come from". */
export interface Fact {
  title: string
  text: string
}

/** What an action asks of the server. */
export interface Call {
  op: string
  /** Method and path. */
  request: string | undefined
  args: string
  needs: Need | undefined
  at: SchemaLocation
}

/** Why a node is as it is. */
export interface Explanation {
  node: InspectNode
  /** Key of the row that was read where none was pointed at. */
  example?: string | undefined
  verdicts: readonly Verdict[]
  needs: readonly Need[]
  rules: readonly RuleAnswer[]
  value: readonly Fact[]
  calls: readonly Call[]
}
