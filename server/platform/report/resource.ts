import { type RawBuilder, sql } from 'kysely'
import type { TObject, TSchema } from 'typebox'
import { type Model, maskOf, type Report, type Unit, unitOf } from '#schemas'
import type { ListColumn } from '../list/resource.ts'
import type { Scoped } from '../list/row-scope.ts'

/** Field of a report, with its type and its SQL expression. Boolean fields aren't possible. */
export type ReportField = Pick<ListColumn, 'sql'> & { type: Exclude<ListColumn['type'], 'boolean'> }

/** Field of a model that reports can read. `unit` is the unit of the field's numbers. */
export type ReportSourceField = ReportField & { unit?: Unit }

/** Relation to another table that a report can join, with the fields of that table. */
export interface ReportRelation {
  /** JOIN clauses. They must not duplicate rows, since duplicates would make sums wrong. */
  joins: RawBuilder<unknown>
  fields: Readonly<Record<string, ReportField>>
}

/**
 * Splits the path of a relation into the relations to join, in order. For `shop.brand` these are `shop` and
 * `shop.brand`.
 */
const stepsOf = (path: string) =>
  path.split('.').map((_, index, names) => names.slice(0, index + 1).join('.'))

/**
 * Returns the relations that a report joins, each of them once. If a JOIN reads tables of another relation,
 * that relation comes first.
 */
export const joinedRelations = ({ relations }: ReportResource, { joins = [] }: Report): ReportRelation[] =>
  [...new Set(joins.flatMap(({ relation }) => stepsOf(relation)))].flatMap((name) => relations[name] ?? [])

/** Declaration of a data source for reports. */
export interface ReportDeclaration {
  /**
   * Permission that a user needs for every report about these rows, in addition to the permission of the
   * page.
   */
  access: string
  /** List resource that provides the rows, the row scope and the filters. */
  list: Scoped
  /** Fields in addition to the columns of the list. */
  fields?: Readonly<Record<string, ReportField>>
  /** Relations by name. The JOIN of `shop.brand` reads the tables of the relation `shop`. */
  relations: Readonly<Record<string, ReportRelation>>
}

/** Data source for reports about one model. */
export interface ReportResource extends ReportDeclaration {
  fields: Readonly<Record<string, ReportSourceField>>
}

function inUnitOf(schema: TSchema | undefined, field: ReportField): ReportSourceField {
  const unit = schema && unitOf(schema)
  return unit ? { ...field, unit } : field
}

const fieldNames = ({ properties }: TObject) => Object.keys(properties)
const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) < index)

const missingNames = (required: readonly string[], known: object) =>
  required.filter((name) => !Object.hasOwn(known, name))

const maskedNames = (names: readonly string[], { properties }: TObject) =>
  names.filter((name) => properties[name] && maskOf(properties[name]))

/**
 * Declares the data source for reports about a model. Throws if a field of the model has no column or is
 * masked. Reports would reveal masked values by their groups, filters and the order of groups.
 */
export function defineReportResource(
  { name, shape, report: ability }: Pick<Model, 'name' | 'shape' | 'report'>,
  declaration: ReportDeclaration,
): ReportResource {
  if (!ability) throw new Error(`model ${name} does not say what reports may read`)
  const fields = { ...declaration.list.columns, ...declaration.fields }
  const related = Object.entries(ability.relations)
  const refuse = (names: readonly string[], reason: string) => {
    if (names.length > 0) throw new Error(`model ${name} reports by ${names.join(', ')}: ${reason}`)
  }
  refuse(missingNames(ability.fields, fields), 'no such column')
  refuse(missingNames(Object.keys(ability.relations).flatMap(stepsOf), ability.relations), 'no such relation')
  for (const [relation, shape] of related) {
    refuse(missingNames(fieldNames(shape), declaration.relations[relation]?.fields ?? {}), 'no such column')
    refuse(maskedNames(fieldNames(shape), shape), 'masked')
  }
  refuse(maskedNames(ability.fields, shape), 'masked')
  refuse(
    ability.fields.filter((field) => declaration.list.columns[field]?.type === 'boolean'),
    'a boolean',
  )
  refuse(
    repeated([...ability.fields, ...related.flatMap(([, shape]) => fieldNames(shape))]),
    'two fields with this name',
  )
  return {
    ...declaration,
    fields: Object.fromEntries(
      ability.fields.map((field) => [field, inUnitOf(shape.properties[field], fields[field] as ReportField)]),
    ),
  }
}

/** Field of a report that reads an integer column of the main table. */
export const integerField = (column: string): ReportField => ({
  type: 'integer',
  sql: sql.ref(`t.${column}`),
})
