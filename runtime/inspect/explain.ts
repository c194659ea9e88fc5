import type { RowToneName } from '#schemas'
import { isRecord } from '#schemas/values'
import { explainRule } from './explain-rule.ts'
import type { Call, EvaluatedRule, ExplainInput, Explanation } from './explanation.ts'
import { nodesOf, pathTo, type RawNode } from './nodes.ts'
import { createRedaction, type Redaction } from './redaction.ts'
import { requirementOf, requirementsOf } from './requirements.ts'
import { valueFacts } from './value-facts.ts'
import { EDIT_WHEN, verdictsOf } from './verdicts.ts'

/** Properties of a node that can contain a rule, each with the title of this rule. */
const NODE_RULES: readonly (readonly [key: string, title: string])[] = [
  ['visible', 'Visible when'],
  ['when', 'Included when'],
  ['enabledWhen', 'Available when'],
  ['disabled', 'Disabled when'],
  ['requiredWhen', 'Required when'],
  ['holds', 'Must be met'],
  ['compute', 'Computed as'],
  ['default', 'Initial value'],
  ['value', 'Shows'],
]
const TONES: Readonly<Record<RowToneName, string>> = {
  info: 'Row is marked as info when',
  success: 'Row is marked as good when',
  warning: 'Row is marked as a warning when',
  danger: 'Row is marked as dangerous when',
  muted: 'Row is marked as muted when',
}
/** Properties of ancestors whose rules also apply to the node. */
const INHERITED: ReadonlySet<string> = new Set(['visible', 'when'])
/**
 * Explains why a node is hidden, disabled or required, or where its value comes from. Returns undefined if
 * the page doesn't contain the node.
 */
export function explain(input: ExplainInput): Explanation | undefined {
  const { page, pointer, access, text } = input
  const node = nodesOf(page, text).find(({ at }) => at.pointer === pointer)
  const path = pathTo(page, pointer)
  const own = path.at(-1)?.raw
  if (!node || !own) return undefined
  const redaction = createRedaction(page, access)
  const rules = path.flatMap(({ raw, pointer: at }) => {
    const isOwn = raw === own
    const keys = NODE_RULES.filter(([key]) => raw[key] !== undefined && (isOwn || INHERITED.has(key)))
    return keys.map(([key, title]) =>
      explainRule({ input, redaction, key, title, raw, pointer: `${at}/${key}`, isOwn }),
    )
  })
  rules.push(...editRules({ input, redaction, own, pointer }))
  const requirements = requirementsOf({ page, path: path.map(({ raw }) => raw), access, text })
  return {
    node,
    requirements,
    rules: [...rules, ...toneRules(input, redaction)],
    verdicts: verdictsOf({ own, requirements, rules, isDrawn: input.isDrawn, kind: page.kind, text }),
    value: valueFacts({ input, redaction, own, path: path.map(({ raw }) => raw) }),
    calls: callsOf({ input, redaction, own, pointer }),
  }
}

/** Returns the conditions for the tone of a row. The first condition that is met determines the tone. */
function toneRules(input: ExplainInput, redaction: Redaction): EvaluatedRule[] {
  const { page, pointer, scope } = input
  if (page.kind !== 'list' || !pointer.startsWith('/list/columns/') || scope.record === undefined) return []
  return (page.list.table?.rowTone ?? []).map((raw, index) => {
    const at = `/list/table/rowTone/${index}/when`
    return explainRule({
      input,
      redaction,
      key: 'when',
      title: TONES[raw.tone],
      raw,
      pointer: at,
      isOwn: true,
    })
  })
}

/** Returns the condition under which the values of a column can be edited in the table. */
function editRules({ input, redaction, own, pointer }: Parameters<typeof callsOf>[0]) {
  const { edit } = own
  if (!isRecord(edit) || edit.when === undefined) return []
  const raw = { ...own, [EDIT_WHEN]: edit.when }
  const at = `${pointer}/edit/when`
  return [
    explainRule({ input, redaction, key: EDIT_WHEN, title: 'Editable when', raw, pointer: at, isOwn: true }),
  ]
}

interface CallParts {
  input: ExplainInput
  redaction: Redaction
  own: RawNode
  /** JSON Pointer of the node. */
  pointer: string
}

/**
 * Operations that an action calls, at any depth of its steps. The arguments of the calls are not evaluated.
 */
function callsOf({ input, redaction, own, pointer }: CallParts): Call[] {
  if (!Array.isArray(own.steps)) return []
  const found: Call[] = []
  const walk = (value: unknown, at: string) => {
    if (typeof value !== 'object' || value === null) return
    if (isRecord(value) && typeof value.op === 'string' && value.do !== undefined) {
      found.push(callOf(value, at, input, redaction))
    }
    for (const [key, part] of Object.entries(value)) walk(part, `${at}/${key}`)
  }
  walk(own.steps, `${pointer}/steps`)
  return found
}

function callOf(step: RawNode, pointer: string, input: ExplainInput, { show }: Redaction): Call {
  const op = String(step.op)
  const endpoint = input.contracts.findOperation(op)
  const access = endpoint?.access
  const isCode = access?.includes(':') === true
  return {
    op,
    request: endpoint && `${endpoint.method} ${endpoint.path}`,
    args: show(step.args),
    needs: isCode ? requirementOf(String(access), input.text('To call it'), input) : undefined,
    at: { page: input.page.id, pointer },
  }
}
