import type { Page } from '#schemas'
import type { SchemaLocation } from '#schemas/errors'
import type { Scope } from '#schemas/expr'
import type { AccessRights } from '../access/create-access.ts'
import type { Translate } from '../i18n/interpolate.ts'

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

/** An answer of the server that the page holds. */
export interface ReadSource {
  name: string
  op: string
  model: string | undefined
  args: unknown
  /** When it came, ms since 1970; 0 where it did not. */
  readAt: number
}

/** What an explanation is made of; nothing here is asked of the server. */
export interface ExplainInput {
  page: Page
  /** JSON Pointer of the node. */
  pointer: string
  /** What expressions read at this place: user, params, page, and record, row, values, selection, data where there are any. */
  scope: Scope
  access: AccessRights
  sources: readonly ReadSource[]
  text: Translate
  /** Business time, `YYYY-MM-DD HH:mm:ss`. */
  now: () => string
  dict: (code: string, value: string) => string
  /** Whether the node is on screen. */
  isDrawn: boolean
  /** What stands there on screen. */
  shown?: string | undefined
}

/** A rule's answer with what verdicts are made of. */
export interface Judged extends RuleAnswer {
  key: string
  /** Title of the node it belongs to, where that is one the asked node lies in. */
  of: string | undefined
  holds: boolean | undefined
}

/** An explanation as lines of text, for a message to whoever can mend it. */
export function explanationAsText({ node, verdicts, needs, rules, value, calls }: Explanation): string {
  const lines = [
    `${node.kind} “${node.title}” (${node.id})`,
    `${node.at.page}#${node.at.pointer}`,
    ...verdicts.map(({ text }) => `- ${text}`),
    ...needs.map(({ code, purpose, whence }) => `${purpose}: ${code} – ${whence}`),
    ...rules.flatMap(({ title, lines: parts, source, reads, result, error }) => [
      `${title}: ${error ? `${error.code} ${error.message}` : result}`,
      ...(source === undefined ? [] : [`  ${source}`]),
      ...parts.map(({ text, depth, holds }) => `  ${'  '.repeat(depth)}${MARKS[String(holds)]} ${text}`),
      ...reads.map(({ path, value: read }) => `  ${path} = ${read}`),
    ]),
    ...value.map(({ title, text }) => `${title}: ${text}`),
    ...calls.map(({ op, request, args }) => `${op}${request === undefined ? '' : ` ${request}`} ${args}`),
  ]
  return lines.join('\n')
}

const MARKS: Readonly<Record<string, string>> = { true: '✓', false: '✗', undefined: '?' }
