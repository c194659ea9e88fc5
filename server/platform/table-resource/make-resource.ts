import { type RawBuilder, sql } from 'kysely'
import {
  describeColumn,
  fieldName,
  SERVER_COLUMNS,
  type TableContract,
  tableContract,
} from '#schemas/table-contract'
import type { FieldSource } from '../list/derive-fields.ts'
import { defineListResource } from '../list/resource.ts'
import type { RuntimeResource, WriteSource } from '../resource/declaration.ts'
import { type DefinedResource, defineResource } from '../resource/define-resource.ts'
import { tableUnsuitable } from './errors.ts'
import { CUSTOM_SCHEMA, type TableDescription } from './read-table.ts'

type Row = { id: string }
type Body = Record<string, unknown>

/** The resource that is made from a table, with its contract. */
export interface TableResource extends TableContract {
  resource: DefinedResource<Row, Body>
}

/** Column that contains the code of the department to which a row belongs. */
const DEPARTMENT = 'sys_org_code'
/**
 * Columns with the author and time of the creation and of the last change. Each pattern matches the allowed
 * types of the column.
 */
const AUTHOR_COLUMNS: Readonly<Record<string, RegExp>> = {
  create_by: /^(character|text)/,
  create_time: /^timestamp with time zone$/,
  update_by: /^(character|text)/,
  update_time: /^timestamp with time zone$/,
}
const NAME = /^[a-z][a-z0-9_]*$/

/** Throws if records of a table can't be listed or written. The error contains the reason. */
function requireSuitable({ name, columns, primaryKey }: TableDescription, { body }: TableContract): void {
  const refuse = (en: string, zh: string) => tableUnsuitable({ table: name, en, zh })
  const types = new Map(columns.map((column) => [column.name, column.type]))
  if (!NAME.test(name)) throw refuse('its name has other characters than a-z, 0-9 and _', '表名含有其他字符')
  if (primaryKey.join() !== 'id' || !/^(character|text)/.test(types.get('id') ?? ''))
    throw refuse('its primary key must be one text column named id', '主键必须是名为 id 的文本列')
  const lacking = Object.keys(AUTHOR_COLUMNS).filter(
    (column) => !AUTHOR_COLUMNS[column]?.test(types.get(column) ?? ''),
  )
  if (lacking.length > 0)
    throw refuse(
      `it needs the columns create_by and update_by of a text type, create_time and update_time of the type timestamptz; missing or of another type: ${lacking.join(', ')}`,
      `需要文本类型的列 create_by、update_by 和 timestamptz 类型的列 create_time、update_time；缺少或类型不符：${lacking.join('、')}`,
    )
  const needed = columns.find(
    (column) =>
      !column.isNullable &&
      !column.hasDefault &&
      !body.properties[fieldName(column.name)] &&
      !SERVER_COLUMNS.has(column.name),
  )
  if (needed)
    throw refuse(
      `its required column ${needed.name} has the type ${needed.type}, which pages can't write`,
      `必填列 ${needed.name} 的类型 ${needed.type} 无法在页面中填写`,
    )
}

/** Lowest value of each type. Null is sorted like this value, so before all other values. */
const LOWEST: Readonly<Record<string, RawBuilder<unknown>>> = {
  date: sql`date '0001-01-01'`,
  'timestamp with time zone': sql`timestamptz '0001-01-01 00:00:00Z'`,
  smallint: sql`-9007199254740991`,
  integer: sql`-9007199254740991`,
  bigint: sql`-9007199254740991`,
  numeric: sql`-9007199254740991`,
  boolean: sql`false`,
}

function sourcesOf({ columns }: TableDescription): Record<string, FieldSource> {
  return Object.fromEntries(
    columns.map(({ name, type, isNullable }) => {
      const value = sql.ref(`t.${name}`)
      const sortBy = isNullable && { sortBy: sql`coalesce(${value}, ${LOWEST[type] ?? sql`''`})` }
      return [fieldName(name), { sql: value, ...sortBy }]
    }),
  )
}

const writesOf = ({ columns }: TableDescription): Record<string, WriteSource> =>
  Object.fromEntries(columns.map(({ name, hasDefault }) => [fieldName(name), { column: name, hasDefault }]))

/**
 * Makes a resource from a table. If the table has department codes, users see only the rows of their
 * departments.
 */
export function makeTableResource(description: TableDescription): TableResource {
  const { name, columns, unique } = description
  const contract = tableContract(description)
  const table = `${CUSTOM_SCHEMA}.${name}`
  requireSuitable(description, contract)
  const hasDepartment = columns.some(({ name }) => name === DEPARTMENT)
  const { model, body, access } = contract
  const list = defineListResource<Row>({
    table,
    model,
    scope: hasDepartment ? DEPARTMENT : 'none',
    columns: sourcesOf(description),
  })
  const declaration: RuntimeResource = {
    name: contract.name,
    list: { ...list, table },
    body,
    writes: writesOf(description),
    unique: unique.flatMap(({ index, column }) => {
      const found = columns.find((each) => each.name === column)
      if (!found) return []
      const { en, zh } = describeColumn(found)
      const error = { en: `${en}: already in use`, zh: `${zh}：已存在` }
      return [{ index, field: fieldName(column) as 'id', error, isCheckable: false }]
    }),
    exports: { access: access.list },
    report: { access: access.list, relations: {} },
    ...(hasDepartment && {
      hooks: {
        check: (_tx, _body, before, { user }) => (before ? undefined : { [DEPARTMENT]: user.orgCode }),
      },
    }),
  }
  return { ...contract, resource: defineResource(declaration) }
}
