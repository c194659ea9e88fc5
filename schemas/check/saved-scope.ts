import { anyType, type ExprType, recordType, typeOfSchema } from '../expr/types.ts'
import type { Page } from '../meta/page.ts'
import type { StepSave } from '../meta/wizard.ts'
import { stepsOfWizard } from './form-parts.ts'
import type { Contracts } from './options.ts'
import type { Path } from './page-text.ts'

type Scope = Readonly<Record<string, ExprType>>

/**
 * Returns a function that adds `saved` to the scope of a wizard's expressions. In a step, `saved` contains
 * the results of this step and of earlier steps. Outside the steps, `saved` contains the results of all
 * steps.
 */
export function createSavedScope(page: Page, contracts: Contracts, scope: Scope): (path: Path) => Scope {
  const steps = stepsOfWizard(page).map(({ value }) => value)
  if (steps.every(({ save }) => save === undefined)) return () => scope
  const scopeUpTo = (last: number): Scope => {
    const results = steps
      .slice(0, last + 1)
      .flatMap(({ id, save }) => (save ? [[id, savedType(save, contracts)] as const] : []))
    return { ...scope, saved: recordType('saved', Object.fromEntries(results)) }
  }
  const ofStep = steps.map((_step, index) => scopeUpTo(index))
  const ofAll = scopeUpTo(steps.length)
  return ([, key, index]) => (key === 'steps' ? ofStep[index as number] : undefined) ?? ofAll
}

/**
 * Returns the type of the result that saving a step returns. If the first save and later saves call different
 * operations, the type has only the fields that both operations return.
 */
function savedType({ op, again }: StepSave, contracts: Contracts): ExprType {
  const first = resultOf(op, contracts)
  const later = again && resultOf(again.op, contracts)
  if (first.kind !== 'record' || later?.kind !== 'record') return first
  const fields = Object.entries(first.fields).filter(([name]) => Object.hasOwn(later.fields, name))
  return recordType(first.name, Object.fromEntries(fields))
}

function resultOf(op: string, { shapes, operations }: Contracts): ExprType {
  const shape = Object.hasOwn(shapes, op) ? shapes[op] : undefined
  return shape && operations[op]?.gives !== 'page' ? typeOfSchema(shape.result, op) : anyType
}
