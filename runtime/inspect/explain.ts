import { callsOf } from './calls.ts'
import type { ExplainInput } from './explain-input.ts'
import type { Explanation } from './explanation.ts'
import { judgeRule } from './judge-rule.ts'
import { needsOf } from './needs.ts'
import { nodesOf, pathTo } from './nodes.ts'
import { createRedaction } from './redaction.ts'
import { valueFacts } from './value-facts.ts'
import { verdictsOf } from './verdicts.ts'

/** Rules of nodes, by their key, and what each decides. */
const RULES: readonly (readonly [key: string, title: string])[] = [
  ['visible', 'Visible when'],
  ['when', 'Takes part when'],
  ['enabledWhen', 'Possible when'],
  ['disabled', 'Disabled when'],
  ['requiredWhen', 'Required when'],
  ['holds', 'Must hold'],
  ['compute', 'Computed as'],
  ['default', 'Value at first'],
  ['value', 'Shows'],
]
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
  const needs = needsOf({ page, path: path.map(({ raw }) => raw), access, text })
  return {
    node,
    needs,
    rules,
    verdicts: verdictsOf({ own, needs, rules, isDrawn: input.isDrawn, kind: page.kind, text }),
    value: valueFacts({ input, redaction, own, path: path.map(({ raw }) => raw) }),
    calls: callsOf({ input, redaction, own, pointer }),
  }
}
