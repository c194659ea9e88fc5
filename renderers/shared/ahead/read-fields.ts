import type { AnyProps, FieldDefinition, Reading, Registry } from '#runtime'
import type { FormNode } from '#schemas'
import { isExpression, isTemplate } from '#schemas/expr'
import { preload } from '../lazy-view.tsx'

/** How what is read ahead is come by. */
export interface Ahead {
  registry: Registry
  read: (reading: Reading) => void
}

/** Reads the inputs of a form's fields, each once, and what these ask for by themselves, wherever they stand in it. */
export function readFields({ registry: { fields }, read }: Ahead, nodes: readonly FormNode[]): void {
  const seen = new Set<string>()
  for (const { component, props } of inputsIn(nodes)) {
    if (!fields.has(component)) continue
    const field = fields.get(component)
    if (!seen.has(component)) void preload(field.Component)
    seen.add(component)
    const reading = readingOf(field, props)
    if (reading) read(reading)
  }
}

/** Undefined where it hangs on a value of the form. */
function readingOf({ reads }: FieldDefinition<AnyProps>, props: AnyProps): Reading | undefined {
  const reading = reads?.(props)
  return reading && !hasExpression([reading.op, reading.args]) ? reading : undefined
}

const hasExpression = (value: unknown): boolean =>
  isExpression(value) ||
  isTemplate(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasExpression))

interface Input {
  component: string
  props: AnyProps
}

function* inputsIn(within: unknown): Generator<Input> {
  if (typeof within !== 'object' || within === null) return
  if ('component' in within && typeof within.component === 'string')
    yield { component: within.component, props: ('props' in within ? within.props : {}) as AnyProps }
  for (const below of Object.values(within)) yield* inputsIn(below)
}
