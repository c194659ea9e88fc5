import type { Page } from '#schemas'
import type { SchemaLocation } from '#schemas/errors'
import type { Scope } from '#schemas/expr'
import type { AccessRights } from '../access/create-access.ts'
import type { ContractLookUp } from '../contracts/contract-look-up.ts'
import type { Translate } from '../i18n/interpolate.ts'

/** A node of a page that the inspector can explain. */
export interface InspectNode {
  id: string
  at: SchemaLocation
  /** Localized title. */
  title: string
  /** Localized type of the node: a column, an action, a field … */
  kind: string
  depth: number
}

/** A short statement about a node, such as "Hidden" or "Enabled". */
export interface Verdict {
  tone: 'yes' | 'no' | 'note'
  text: string
}

/** A permission that the node or one of its ancestors requires. */
export interface Requirement {
  code: string
  /** Purpose of the permission: to see, use or change the node. */
  purpose: string
  isHeld: boolean
  /** Source of the permission, or a note that the user doesn't have it. */
  source: string
}

/** A value that a rule has read. A value that the user may not see is shown as dots. */
export interface ReadValue {
  path: string
  value: string
}

/** One line of a rule. A line with a greater `depth` is a condition of the line above it. */
export interface RuleLine {
  text: string
  depth: number
  /** Result of the line, or undefined if the evaluation failed. */
  isMet: boolean | undefined
}

/** A rule of the node or of one of its ancestors. */
export interface RuleResult {
  title: string
  at: SchemaLocation
  /** The rule in words. */
  lines: readonly RuleLine[]
  /** Source text of an expression or a value, or undefined for other rules. */
  source: string | undefined
  reads: readonly ReadValue[]
  result: string
  error: { code: string; message: string } | undefined
}

/** A line that explains where a value comes from. */
export interface Fact {
  title: string
  text: string
}

/** An operation that an action calls. */
export interface Call {
  op: string
  /** HTTP method and path of the request. */
  request: string | undefined
  args: string
  needs: Requirement | undefined
  at: SchemaLocation
}

/** Explanation of a node. */
export interface Explanation {
  node: InspectNode
  /** Key of the row that served as an example, because no row was selected. */
  example?: string | undefined
  verdicts: readonly Verdict[]
  requirements: readonly Requirement[]
  rules: readonly RuleResult[]
  value: readonly Fact[]
  calls: readonly Call[]
}

/** A cached response of a data source. */
export interface ReadSource {
  name: string
  op: string
  model: string | undefined
  args: unknown
  /** Time at which the response arrived, in ms since 1970. 0 without a response. */
  readAt: number
}

/** Input of an explanation. Creating an explanation sends no requests. */
export interface ExplainInput {
  page: Page
  /** JSON Pointer of the node. */
  pointer: string
  /**
   * Scope of expressions at this node. The scope always contains user, params and page and, depending on the
   * node, also record, row, values, selection and data.
   */
  scope: Scope
  access: AccessRights
  contracts: Pick<ContractLookUp, 'findOperation'>
  sources: readonly ReadSource[]
  text: Translate
  /** Business time, `YYYY-MM-DD HH:mm:ss`. */
  now: () => string
  dict: (code: string, value: string) => string
  /** True if the node is on screen. */
  isDrawn: boolean
  /** Text of the node on screen. */
  shown?: string | undefined
}

/** A rule with its result. The statements about a node are derived from its evaluated rules. */
export interface EvaluatedRule extends RuleResult {
  key: string
  /** Title of the ancestor that has the rule, or undefined for a rule of the node itself. */
  of: string | undefined
  isMet: boolean | undefined
}

/** Formats an explanation as text, so that a user can send it to an administrator. */
export function explanationAsText({
  node,
  verdicts,
  requirements,
  rules,
  value,
  calls,
}: Explanation): string {
  const lines = [
    `${node.kind} “${node.title}” (${node.id})`,
    `${node.at.page}#${node.at.pointer}`,
    ...verdicts.map(({ text }) => `- ${text}`),
    ...requirements.map(({ code, purpose, source }) => `${purpose}: ${code} – ${source}`),
    ...rules.flatMap(({ title, lines: parts, source, reads, result, error }) => [
      `${title}: ${error ? `${error.code} ${error.message}` : result}`,
      ...(source === undefined ? [] : [`  ${source}`]),
      ...parts.map(({ text, depth, isMet }) => `  ${'  '.repeat(depth)}${MARKS[String(isMet)]} ${text}`),
      ...reads.map(({ path, value: read }) => `  ${path} = ${read}`),
    ]),
    ...value.map(({ title, text }) => `${title}: ${text}`),
    ...calls.map(({ op, request, args }) => `${op}${request === undefined ? '' : ` ${request}`} ${args}`),
  ]
  return lines.join('\n')
}

const MARKS: Readonly<Record<string, string>> = { true: '✓', false: '✗', undefined: '?' }
