import { sql } from 'kysely'
import type { Static, TObject } from 'typebox'
import type { ListAbility, Model, Operator } from '#schemas'
import type { Database } from '../../db/index.ts'
import { createRecordMask } from '../masks/mask-record.ts'
import { columnSql } from './column-name.ts'
import { deriveFields } from './derive-fields.ts'
import type { ListDeclaration, QueryList, TableList } from './list-declaration.ts'
import type {
  ListColumn,
  ListResource,
  QueryableResource,
  ScopedResource,
  ScopedSql,
} from './list-resource.ts'
import { leakingUses } from './masked-columns.ts'

export type { ListColumn, ListResource, QueryableResource, ScopedResource, ScopedSql }

/** Operators that a model may declare only for texts. */
const OF_TEXT = new Set<Operator>(['like', 'starts', 'within', 'me', 'myDept'])

function missingColumns(ability: ListAbility<string>, columns: Record<string, ListColumn>): string[] {
  const { sortable, filters, totals = [], defaultSort } = ability
  const used = [...sortable, ...Object.keys(filters), ...totals, defaultSort.field]
  return used.filter((field) => !Object.hasOwn(columns, field))
}

function textFiltersOfOtherTypes(
  ability: ListAbility<string>,
  columns: Record<string, ListColumn>,
): string[] {
  return Object.entries(ability.filters).flatMap(([field, operators = []]) =>
    operators
      .filter((operator) => OF_TEXT.has(operator) && columns[field]?.type !== 'text')
      .map((operator) => `${field} ${operator}`),
  )
}

const isNumber = (column: ListColumn | undefined) => column?.type === 'integer' || column?.type === 'decimal'

function validateColumns({ name, list }: Model, columns: Record<string, ListColumn>): ListAbility<string> {
  if (!list) throw new Error(`model ${name} does not say how it is listed`)
  const lacking = missingColumns(list, columns)
  if (lacking.length > 0) throw new Error(`model ${name} lists by ${lacking.join(', ')}: no such column`)
  const unknown = textFiltersOfOtherTypes(list, columns)
  if (unknown.length > 0) throw new Error(`model ${name} filters by ${unknown.join(', ')}: that is for text`)
  const nonNumeric = (list.totals ?? []).filter((field) => !isNumber(columns[field]))
  if (nonNumeric.length > 0) throw new Error(`model ${name} adds up ${nonNumeric.join(', ')}: no number`)
  const leaking = leakingUses(list, columns)
  if (leaking.length > 0) throw new Error(`model ${name} reveals masked values by ${leaking.join(', ')}`)
  return list
}

const ruleColumn = (field: string): ListColumn => ({ type: 'text', sql: columnSql(field) })

/**
 * Declares how records of a model are listed. Each field of the model is read from the column with its name,
 * unless `columns` contains other SQL for it. Throws if the list uses a column that is missing.
 */
export function defineListResource<Shape extends TObject, Table extends keyof Database>(
  declaration: TableList<Shape, Table>,
): ListResource<Static<Shape>> & { table: Table }
export function defineListResource<Row>(declaration: QueryList<Row>): ListResource<Row>
export function defineListResource<Row>(declaration: ListDeclaration<Row>): ListResource<Row> {
  const { model, table, scope, rulesFrom, ruleFields = [], present, joins = sql`` } = declaration
  const { columns, select } = deriveFields(model.shape, declaration)
  const all = { ...columns, ...declaration.serverColumns }
  return {
    model,
    ability: validateColumns(model, all),
    ...(table !== undefined && { table }),
    rows: declaration.rows ?? sql`${sql.table(table ?? '')} t`,
    scopeColumn: typeof scope !== 'string' || scope === 'none' ? scope : sql.ref(`t.${scope}`),
    columns: all,
    ruleColumns: Object.fromEntries(ruleFields.map((field) => [field, ruleColumn(field)])),
    ...(rulesFrom && { rulesFrom }),
    select,
    joins,
    localized: declaration.localized ?? [],
    children: declaration.children ?? {},
    ...(present && { present }),
    mask: createRecordMask(model.shape),
  }
}
