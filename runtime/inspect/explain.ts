import type { RowToneName } from '#schemas'
import { findOperation } from '#schemas/operations'
import { isRecord } from '#schemas/values'
import type { Call, ExplainInput, Explanation, Judged } from './explanation.ts'
import { judgeRule } from './judge-rule.ts'
import { needOf, needsOf } from './needs.ts'
import { nodesOf, pathTo, type RawNode } from './nodes.ts'
import { createRedaction, type Redaction } from './redaction.ts'
import { valueFacts } from './value-facts.ts'
import { EDIT_WHEN, verdictsOf } from './verdicts.ts'

/** Rules of nodes, by their key, and what each decides. */
const RULES: readonly (readonly [key: string, title: string])[] = [
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
/** What a node is given by those it lies in. */
const INHERITED: ReadonlySet<string> = new Set(['visible', 'when'])
/** Why a node of a page is hidden, disabled, required or has its value; undefined where there is no such node. */
export function explain(input: ExplainInput): Explanation | undefined {
  const { page, pointer, access, text } = input
  const node = nodesOf(page, text).find(({ at }) => at.pointer === pointer)
  const path = pathTo(page, pointer)
  const own = path.at(-1)?.raw
  if (!node || !own) return undefined
  const redaction = createRedaction(page, access)
  const rules = path.flatMap(({ raw, pointer: at }) => {
    const isOwn = raw === own
    const keys = RULES.filter(([key]) => raw[key] !== undefined && (isOwn || INHERITED.has(key)))
    return keys.map(([key, title]) =>
      judgeRule({ input, redaction, key, title, raw, pointer: `${at}/${key}`, isOwn }),
    )
  })
  rules.push(...editRules({ input, redaction, own, pointer }))
  const needs = needsOf({ page, path: path.map(({ raw }) => raw), access, text })
  return {
    node,
    needs,
    rules: [...rules, ...toneRules(input, redaction)],
    verdicts: verdictsOf({ own, needs, rules, isDrawn: input.isDrawn, kind: page.kind, text }),
    value: valueFacts({ input, redaction, own, path: path.map(({ raw }) => raw) }),
    calls: callsOf({ input, redaction, own, pointer }),
  }
}

/** A value in a list says why its row has a tone: the first of these that holds gives it. */
function toneRules(input: ExplainInput, redaction: Redaction): Judged[] {
  const { page, pointer, scope } = input
  if (page.kind !== 'list' || !pointer.startsWith('/list/columns/') || scope.record === undefined) return []
  return (page.list.table?.rowTone ?? []).map((raw, index) => {
    const at = `/list/table/rowTone/${index}/when`
    return judgeRule({ input, redaction, key: 'when', title: TONES[raw.tone], raw, pointer: at, isOwn: true })
  })
}

/** When the values of a column may be changed in their cells. */
function editRules({ input, redaction, own, pointer }: Parameters<typeof callsOf>[0]) {
  const { edit } = own
  if (!isRecord(edit) || edit.when === undefined) return []
  const raw = { ...own, [EDIT_WHEN]: edit.when }
  const at = `${pointer}/edit/when`
  return [
    judgeRule({ input, redaction, key: EDIT_WHEN, title: 'Editable when', raw, pointer: at, isOwn: true }),
  ]
}

interface CallParts {
  input: ExplainInput
  redaction: Redaction
  own: RawNode
  /** JSON Pointer of the node. */
  pointer: string
}

/** The calls among an action's steps, at whatever depth, with their arguments as they are written. */
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
  const endpoint = findOperation(op)
  const access = endpoint?.access
  const isCode = access?.includes(':') === true
  return {
    op,
    request: endpoint && `${endpoint.method} ${endpoint.path}`,
    args: show(step.args),
    needs: isCode ? needOf(String(access), input.text('To call it'), input) : undefined,
    at: { page: input.page.id, pointer },
  }
}
