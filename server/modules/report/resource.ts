import type { RawBuilder } from 'kysely'
import { models } from '#schemas'
import type { ListColumn } from '../../platform/list/resource.ts'
import type { Scoped } from '../../platform/list/row-scope.ts'

/** Report field: its type, and its SQL over rows and joins. */
export type ReportField = Pick<ListColumn, 'type' | 'sql'>

/** Joined records with names. */
interface Relation {
  /** JOIN clauses, which must not duplicate rows. */
  joins: RawBuilder<unknown>
  fields: Readonly<Record<string, ReportField>>
}

interface ReportDeclaration {
  /** List with the rows, row scope and filters. */
  list: Scoped
  /** Additional fields for reports. */
  fields?: Readonly<Record<string, ReportField>>
  relations: Readonly<Record<string, Relation>>
}

/** Data source of reports over one model. */
export interface ReportResource extends ReportDeclaration {
  fields: Readonly<Record<string, ReportField>>
}

const lacking = (wanted: readonly string[], known: object) =>
  wanted.filter((name) => !Object.hasOwn(known, name))

/** Declares how reports read a model; throws if a field of the model is missing. */
export function defineReportResource(name: string, declaration: ReportDeclaration): ReportResource {
  const ability = models[name]?.report
  if (!ability) throw new Error(`model ${name} does not say what reports may read`)
  const fields = { ...declaration.list.columns, ...declaration.fields }
  const missing = [
    ...lacking(ability.fields, fields),
    ...Object.entries(ability.relations).flatMap(([relation, shape]) =>
      lacking(Object.keys(shape.properties), declaration.relations[relation]?.fields ?? {}),
    ),
  ]
  if (missing.length > 0) throw new Error(`model ${name} reports by ${missing.join(', ')}: no such column`)
  return {
    ...declaration,
    fields: Object.fromEntries(ability.fields.map((field) => [field, fields[field] as ReportField])),
  }
}
