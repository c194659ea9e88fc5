import type { TSchema } from 'typebox'
import { isNumeric, isUnknownOrNull, typeOfSchema } from '../../expr/types.ts'
import type { ReportDimension } from '../../meta/report.ts'
import type { AggregateMeasure } from '../../meta/report-measure.ts'
import type { CheckContext } from '../context.ts'
import type { Path } from '../page-text.ts'
import {
  aggregatesOf,
  dimensionsOf,
  filtersOf,
  isDateOrTime,
  joinsOf,
  measuresOf,
  reportFields,
  reportIn,
} from '../report-parts.ts'
import { checkDerived } from './report-derived.ts'
import { checkDrill } from './report-drill.ts'
import { checkReportNames } from './report-names.ts'
import { checkReportRules } from './report-rules.ts'

/** Checks that a report reads only permitted fields, adds only values of the same unit, and has a budget. */
export function checkReports(context: CheckContext) {
  const { page, options, report } = context
  const source = reportIn(page)?.source
  if (!source) return
  const { models } = options.contracts
  const at = ['report', 'source', 'model']
  if (!Object.hasOwn(models, source.model)) {
    const known = Object.keys(models).filter((name) => models[name]?.report)
    return report({
      code: 'E204',
      path: at,
      message: `Unknown model "${source.model}".`,
      written: source.model,
      known,
    })
  }
  if (!models[source.model]?.report) {
    return report({ code: 'E291', path: at, message: `Reports can't read ${source.model}.` })
  }
  checkJoins(context)
  checkFields(context)
  checkFilters(context)
  checkMeasures(context)
  checkDerived(context)
  checkReportNames(context)
  checkReportRules(context)
  checkDrill(context)
  checkView(context)
}

const modelOf = ({ page, options }: CheckContext) => {
  const name = reportIn(page)?.source.model ?? ''
  return options.contracts.models[name]
}

function checkJoins(context: CheckContext) {
  const relations = modelOf(context)?.report?.relations ?? {}
  for (const { value, path } of joinsOf(context.page)) {
    if (Object.hasOwn(relations, value.relation)) continue
    context.report({
      code: 'E291',
      path: [...path, 'relation'],
      message: `${modelOf(context)?.name} has no relation "${value.relation}".`,
      written: value.relation,
      known: Object.keys(relations),
    })
  }
}

/** Checks that fields belong to the report's model or to a joined record. */
function checkFields(context: CheckContext) {
  const { page, options, report } = context
  const known = Object.keys(reportFields(page, options.contracts) ?? {})
  const model = modelOf(context)
  const relations = Object.entries(model?.report?.relations ?? {})
  const need = (field: string | undefined, path: Path) => {
    if (field === undefined || known.includes(field)) return
    const [relation] = relations.find(([, shape]) => Object.hasOwn(shape.properties, field)) ?? []
    const message = `Reports on ${model?.name} have no field "${field}".`
    if (relation === undefined) return report({ code: 'E201', path, message, written: field, known })
    report({ code: 'E201', path, message, hint: `Join the relation "${relation}".` })
  }
  for (const { value, path } of dimensionsOf(page)) {
    need(value.field, [...path, 'field'])
    need(value.key, [...path, 'key'])
  }
  for (const { value, path } of aggregatesOf(page)) need(value.field, [...path, 'field'])
}

/** Checks that the report's filters are filters that the model's lists have. */
function checkFilters(context: CheckContext) {
  const model = modelOf(context)
  const filters = model?.list?.filters ?? {}
  for (const { value, path } of filtersOf(context.page)) {
    const allowed = Object.hasOwn(filters, value.field) ? (filters[value.field] ?? []) : undefined
    if (!allowed) {
      const message = `${model?.name} can't be filtered by "${value.field}".`
      const known = Object.keys(filters)
      context.report({ code: 'E212', path: [...path, 'field'], message, written: value.field, known })
    } else if (!allowed.includes(value.op)) {
      const message = `${model?.name} can't be filtered by "${value.field}" with "${value.op}". Allowed: ${allowed.join(', ')}.`
      context.report({ code: 'E212', path: [...path, 'op'], message })
    }
  }
}

function checkMeasures({ page, options, report, typeAt }: CheckContext) {
  const fields = reportFields(page, options.contracts) ?? {}
  const shapeOf = (field: string | undefined) =>
    field !== undefined && Object.hasOwn(fields, field) ? fields[field] : undefined
  for (const { value, path } of dimensionsOf(page)) {
    const problem = bucketProblem(value, shapeOf(value.field))
    if (problem) report({ code: 'E292', path: [...path, 'bucket'], message: problem })
  }
  for (const { value, path } of aggregatesOf(page)) {
    const problem = functionProblem(value, shapeOf(value.field))
    if (problem) report({ code: 'E292', path: [...path, 'fn'], message: problem })
  }
  for (const { value, path } of measuresOf(page)) {
    const at = [...path, 'expr', '$expr']
    const type = 'expr' in value ? typeAt(at) : undefined
    if (!type || isNumeric(type) || isUnknownOrNull(type)) continue
    report({ code: 'E292', path: at, message: 'A measure must be a number.' })
  }
}

function bucketProblem(
  { field, bucket, top }: ReportDimension,
  shape: TSchema | undefined,
): string | undefined {
  if (bucket === undefined || !shape) return undefined
  if (!isDateOrTime(shape)) return `"${bucket}" requires a date or time, but "${field}" is neither.`
  if (top) return 'A time bucket has no top groups.'
  const isDay = !JSON.stringify(shape).includes(':\\\\d{2}')
  return isDay && bucket === 'hour' ? `"hour" requires a time, but "${field}" is a date.` : undefined
}

function functionProblem({ fn, field }: AggregateMeasure, shape: TSchema | undefined): string | undefined {
  if (fn === 'count') return undefined
  if (field === undefined) return `"${fn}" requires a field.`
  if (!shape || fn === 'countDistinct') return undefined
  if (isNumeric(typeOfSchema(shape, field))) return undefined
  if ((fn === 'min' || fn === 'max') && isDateOrTime(shape)) return undefined
  return `"${fn}" requires a number, but "${field}" is not one.`
}

/** Checks that viewing a report requires a permission. */
function checkView({ page, report }: CheckContext) {
  if (page.requires?.view !== undefined) return
  const message = 'A report must require a permission to view it.'
  report({ code: 'E252', path: ['kind'], message, hint: 'Set "view" in "requires".' })
}
