import { findOperation } from '#schemas/operations'
import type { ExplainInput } from './explain-input.ts'
import type { Call } from './explanation.ts'
import { needOf } from './needs.ts'
import { isRaw, type RawNode } from './nodes.ts'
import type { Redaction } from './redaction.ts'

export interface CallParts {
  input: ExplainInput
  redaction: Redaction
  own: RawNode
  /** JSON Pointer of the node. */
  pointer: string
}

/** The calls among an action's steps, at whatever depth, with their arguments as they are written. */
export function callsOf({ input, redaction, own, pointer }: CallParts): Call[] {
  if (!Array.isArray(own.steps)) return []
  const found: Call[] = []
  const walk = (value: unknown, at: string) => {
    if (typeof value !== 'object' || value === null) return
    if (isRaw(value) && typeof value.op === 'string' && value.do !== undefined) {
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
