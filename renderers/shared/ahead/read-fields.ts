import type { AnyProps, FieldDefinition, OperationCall, Registry } from '#runtime'
import type { FormNode } from '#schemas'
import { isExpression, isTemplate } from '#schemas/expr'
import { preload } from '../lazy-view.tsx'

/** How what is read ahead is come by. */
export interface Ahead {
  registry: Registry
  read: (reading: OperationCall) => void
}

/** Reads the inputs of a form's fields, each once, wherever they stand in it, and what those ask for that are drawn for sure. */
export function readFields({ registry: { fields }, read }: Ahead, nodes: readonly FormNode[]): void {
  const seen = new Set<string>()
  for (const { component, props, isCertain } of inputsIn(nodes)) {
    if (!fields.has(component)) continue
    const field = fields.get(component)
    if (!seen.has(component)) void preload(field.Component)
    seen.add(component)
    const reading = readingOf(field, props)
    if (reading && isCertain) read(reading)
  }
}

/** Undefined where it hangs on a value of the form. */
function readingOf({ prefetch }: FieldDefinition<AnyProps>, props: AnyProps): OperationCall | undefined {
  const reading = prefetch?.(props)
  return reading && !hasExpression([reading.op, reading.args]) ? reading : undefined
}

const hasExpression = (value: unknown): boolean =>
  isExpression(value) ||
  isTemplate(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasExpression))

interface Input {
  component: string
  props: AnyProps
  /** It is drawn for everybody, whatever is typed: neither it nor what it stands in asks for a right or a value. */
  isCertain: boolean
}

function* inputsIn(within: unknown, isCertainAbove = true): Generator<Input> {
  if (typeof within !== 'object' || within === null) return
  const isCertain = isCertainAbove && !('requires' in within || 'visible' in within)
  if ('component' in within && typeof within.component === 'string') {
    const props = ('props' in within ? within.props : {}) as AnyProps
    yield { component: within.component, props, isCertain }
  }
  for (const below of Object.values(within)) yield* inputsIn(below, isCertain)
}
