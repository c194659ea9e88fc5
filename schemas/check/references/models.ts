import type { CheckContext } from '../context.ts'
import type { CheckOptions } from '../options.ts'
import { operationSources, rowSourcesOf } from '../parts.ts'

/** Checks that the models that data sources name exist, and that the operations return these models. */
export function checkModels({ page, options, report }: CheckContext) {
  const { models } = options.contracts
  for (const { value, path } of [...operationSources(page), ...rowSourcesOf(page)]) {
    const { model } = value
    if (model === undefined) continue
    const at = [...path, 'model']
    if (!Object.hasOwn(models, model)) {
      const message = `Unknown model "${model}".`
      report({ code: 'E204', path: at, message, written: model, known: Object.keys(models) })
      continue
    }
    const mismatch = mismatchOf(value.op, model, options)
    if (mismatch) report({ code: 'E205', path: at, written: model, ...mismatch })
  }
}

function mismatchOf(op: string, model: string, { contracts }: CheckOptions) {
  const shapes = Object.hasOwn(contracts.shapes, op) ? contracts.shapes[op] : undefined
  if (!shapes || shapes.model === model) return undefined
  if (!shapes.model) return { message: `${op} returns no records of a model.` }
  return { message: `${op} returns ${shapes.model}, not ${model}.`, known: [shapes.model] }
}
