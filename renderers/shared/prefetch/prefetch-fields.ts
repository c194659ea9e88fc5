import type { AnyProps, FieldDefinition, OperationCall, Registry } from '#runtime'
import type { FormNode } from '#schemas'
import { isExpression, isTemplate } from '#schemas/expr'
import { preload } from '../lazy-view.tsx'

/** The renderers of the fields, and a function that loads the data of a call. */
export interface PrefetchTools {
  registry: Registry
  read: (reading: OperationCall) => void
}

/**
 * Prefetches the code of a form's inputs, once per component. Also prefetches the data of the fields that are
 * always visible.
 */
export function prefetchFields(
  { registry: { fields }, read }: PrefetchTools,
  nodes: readonly FormNode[],
): void {
  const seen = new Set<string>()
  for (const { component, props, isCertain } of inputsIn(nodes)) {
    if (!fields.has(component)) continue
    const field = fields.get(component)
    if (!seen.has(component)) void preload(field.Component)
    seen.add(component)
    const reading = prefetchCallOf(field, props)
    if (reading && isCertain) read(reading)
  }
}

/**
 * Returns the call that loads the data of a field. Returns undefined if the arguments of the call depend on
 * values of the form.
 */
function prefetchCallOf({ prefetch }: FieldDefinition<AnyProps>, props: AnyProps): OperationCall | undefined {
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
  /**
   * True if the field is always visible: neither the field nor one of its ancestors has a permission or a
   * condition.
   */
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
