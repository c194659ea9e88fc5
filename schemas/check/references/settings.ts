import type { TSchema } from 'typebox'
import type { CheckContext } from '../context.ts'
import type { Path } from '../page-text.ts'
import { renderersOf } from '../renderer-parts.ts'

/** Checks settings whose schema has the keyword `x-refers`. Such a setting names an operation or a field. */
export function checkSettings(context: CheckContext) {
  const { page, options } = context
  for (const { registry, name, props, path } of renderersOf(page, options.contracts)) {
    const known = options.catalog[registry]
    const entry = Object.hasOwn(known, name) ? known[name] : undefined
    const shapes = (entry?.props as { properties?: Record<string, TSchema> } | undefined)?.properties ?? {}
    const refers = Object.entries(props ?? {}).flatMap(([key, value]): Referring[] => {
      const kind = Object.hasOwn(shapes, key) ? (shapes[key] as Marked)['x-refers'] : undefined
      return kind === undefined || typeof value !== 'string'
        ? []
        : [{ kind, value, path: [...path, 'props', key] }]
    })
    checkReferring(refers, context)
  }
}

interface Marked {
  'x-refers'?: 'operation' | 'field'
}

interface Referring {
  /**
   * `operation`: an operation of the contract. `field`: a field of the records that this operation returns.
   */
  kind: 'operation' | 'field'
  value: string
  path: Path
}

function checkReferring(refers: readonly Referring[], { options, report }: CheckContext) {
  const { operations, shapes } = options.contracts
  const operation = refers.find(({ kind }) => kind === 'operation')
  if (!operation) return
  if (!Object.hasOwn(operations, operation.value)) {
    const message = `Unknown operation "${operation.value}".`
    const known = Object.keys(operations)
    return report({ code: 'E202', path: operation.path, message, written: operation.value, known })
  }
  const fields = recordOf(shapes[operation.value]?.result)
  if (!fields) return
  for (const { value, path } of refers.filter(({ kind }) => kind === 'field')) {
    if (Object.hasOwn(fields, value)) continue
    const message = `The records of ${operation.value} have no field "${value}".`
    report({ code: 'E201', path, message, written: value, known: Object.keys(fields) })
  }
}

interface Shape {
  properties?: Record<string, TSchema>
  items?: TSchema
}

/** Returns the fields of a record, or of the records in a list; undefined if the fields are unknown. */
function recordOf(shape: TSchema | undefined): Record<string, TSchema> | undefined {
  const { properties, items } = (shape ?? {}) as Shape
  return items ? (items as Shape).properties : properties
}
