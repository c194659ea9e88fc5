import Type, { type TObject, type TSchema } from 'typebox'
import { strictCrudShapes } from '../contracts/crud.ts'
import { crudEndpoints } from '../contracts/crud-endpoints.ts'
import { maskOf } from '../contracts/mask.ts'
import type { ListAbility, Model, OperationContract } from '../contracts/model.ts'
import type { Contracts } from '../contracts/registry/contract-registry.ts'
import { unitOf } from '../contracts/unit.ts'
import { valueTypeOf } from '../contracts/value-type.ts'
import { toOperationShapes } from '../contracts.ts'
import type { Operator } from '../meta/condition.ts'
import { strictObject } from '../meta/strict-object.ts'
import { describeColumn, fieldName, shownSchema, type TableColumn, writtenSchema } from './column-fields.ts'

/** Returns the permission codes to list and to change the records of a table. */
export const tableAccess = (table: string) => {
  const code = `table:${fieldName(table)}`
  return { list: `${code}:list`, edit: `${code}:edit` }
}

/** Contract for the records of a table: the model, the body of a new record, and the operations. */
export interface TableContract {
  /** The part of the operation names before the dot: `teaGift` for the table `tea_gift`. */
  name: string
  model: Model
  body: TObject
  access: ReturnType<typeof tableAccess>
  contracts: Contracts
}

const OPERATORS: Readonly<Record<string, readonly Operator[]>> = {
  text: ['eq', 'like', 'in'],
  integer: ['eq', 'between'],
  decimal: ['eq', 'between'],
  boolean: ['eq'],
  day: ['eq', 'between'],
  time: ['between'],
}

/** Operators with which a list can be filtered by a masked field. */
const MASKED_OPERATORS: readonly Operator[] = ['eq', 'in']

const chineseOf = (titles: readonly { en: string; zh: string }[]) =>
  Object.fromEntries(titles.map(({ en, zh }) => [en, zh]))

/** Units of numbers whose sum has no meaning. */
const RATES: ReadonlySet<string> = new Set(['ppm', 'percent'])

type Fields = Readonly<Record<string, TSchema>>

const fieldsOf = (columns: readonly TableColumn[], schemaOf: (column: TableColumn) => TSchema | undefined) =>
  Object.fromEntries(
    columns.flatMap((column) => {
      const schema = schemaOf(column)
      return schema ? [[fieldName(column.name), schema] as const] : []
    }),
  )

const NUMBERS: ReadonlySet<string> = new Set(['integer', 'decimal'])

/** True if the values of a field can be added up. Rates and per cent can't be added up. */
export const isSummed = (schema: TSchema | undefined): boolean =>
  schema !== undefined && NUMBERS.has(valueTypeOf(schema) ?? '') && !RATES.has(unitOf(schema) ?? '')

/** True if reports can group by a field. Reports can't group by booleans. */
const isGrouped = (schema: TSchema | undefined) => schema !== undefined && valueTypeOf(schema) !== 'boolean'

const operatorsOf = (schema: TSchema) =>
  maskOf(schema) ? MASKED_OPERATORS : (OPERATORS[valueTypeOf(schema) ?? ''] ?? [])

const plainFields = (fields: Fields) =>
  Object.entries(fields).flatMap(([field, schema]) => (maskOf(schema) ? [] : [field]))

function abilityOf(fields: Fields): ListAbility<string> {
  return {
    sortable: plainFields(fields),
    filters: Object.fromEntries(
      Object.entries(fields).map(([field, schema]) => [field, operatorsOf(schema)]),
    ),
    totals: Object.keys(fields).filter((field) => isSummed(fields[field])),
    defaultSort: { field: 'createTime', order: 'desc' },
  }
}

/**
 * Creates the contract for a table: the six CRUD operations under `/app/tables/<table>`. Supported columns
 * have the type text, integer, boolean, day or time, or `numeric` with up to 15 digits and 6 decimals. Other
 * columns are left out.
 */
export function tableContract({
  name: table,
  comment,
  columns,
}: Pick<TableColumn, 'name' | 'comment'> & { columns: readonly TableColumn[] }): TableContract {
  const name = fieldName(table)
  const title = describeColumn({ name: table, comment })
  const fields = fieldsOf(columns, shownSchema)
  const model: Model = {
    name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    title: title.en,
    chinese: chineseOf([title, ...columns.map(describeColumn)]),
    shape: Type.Object(fields),
    list: abilityOf(fields),
    report: { fields: plainFields(fields).filter((field) => isGrouped(fields[field])), relations: {} },
  }
  const body = strictObject(fieldsOf(columns, writtenSchema))
  const access = tableAccess(table)
  const operations = crudEndpoints(name, { path: `/app/tables/${table}`, ...access })
  const shapes: Record<string, OperationContract> = strictCrudShapes(name, model, { add: body })
  return {
    name,
    model,
    body,
    access,
    contracts: { operations, shapes: toOperationShapes(shapes), models: { [model.name]: model } },
  }
}
