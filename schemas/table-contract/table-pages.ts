import type { TSchema } from 'typebox'
import { maskOf } from '../contracts/mask.ts'
import { type Unit, unitOf } from '../contracts/unit.ts'
import { valueTypeOf } from '../contracts/value-type.ts'
import type { Mask } from '../mask.ts'
import type { FormPage, ListPage, Page, ReportPage } from '../meta/page.ts'
import { describeColumn, fieldName, type TableColumn, writtenSchema } from './column-fields.ts'
import { isSummed, type TableContract } from './table-contract.ts'

interface Titled {
  field: string
  title: string
  type: string
  unit?: Unit
  mask?: Mask
}

/** Columns that a list hides by default: the id, the department, the creator and the last update. */
const HIDDEN = new Set(['id', 'createBy', 'updateBy', 'updateTime', 'sysOrgCode'])

/** Maximum number of days that the period of a report can have. */
const MAX_DAYS = 366

const CELLS: Readonly<Record<string, string>> = {
  integer: 'Number',
  decimal: 'Number',
  boolean: 'Boolean',
  day: 'Date',
  time: 'Date',
}
const INPUTS: Readonly<Record<string, string>> = {
  integer: 'Number',
  decimal: 'Number',
  boolean: 'Switch',
  day: 'Date',
  time: 'DateTime',
}
/** Renderers for numbers, by the unit. The same names are used for cells and for inputs. */
const UNIT_PARTS: Readonly<Partial<Record<Unit, string>>> = { fen: 'Money', ppm: 'Rate' }

type Kind = Pick<Titled, 'type' | 'unit' | 'mask'>
const cellOf = ({ type, unit, mask }: Kind) =>
  (unit && UNIT_PARTS[unit]) ?? (mask ? 'Masked' : (CELLS[type] ?? 'Text'))
const inputOf = ({ type, unit }: Kind) => (unit && UNIT_PARTS[unit]) ?? INPUTS[type] ?? 'Text'

/**
 * Chinese texts that the pages of all tables share. The Chinese titles of a table and of its columns come
 * from comments in the database.
 */
const CHINESE: Readonly<Record<string, string>> = {
  Add: '新增',
  Edit: '编辑',
  Delete: '删除',
  Save: '保存',
  'Delete this record?': '确定删除该记录？',
  'The record is saved.': '记录已保存。',
  'The record is deleted.': '记录已删除。',
  Records: '记录数',
  Created: '创建日期',
  Day: '日期',
}

function localesOf({ contract: { model } }: Source, texts: readonly string[]): Page['locales'] {
  const chinese = { ...CHINESE, ...model.chinese }
  return { 'zh-CN': Object.fromEntries(texts.map((text) => [text, chinese[text] ?? text])) }
}

interface Source {
  contract: TableContract
  title: string
  fields: readonly Titled[]
  inputs: readonly (Titled & { schema: TSchema; scale: number | null; isRequired: boolean })[]
}

const idsOf = ({ contract: { model } }: Source) => ({
  list: `custom/${model.name}List`,
  form: `custom/${model.name}Form`,
  report: `custom/${model.name}Report`,
})

function listPage(source: Source): ListPage {
  const { contract, title, fields } = source
  const { name, model, access } = contract
  const ids = idsOf(source)
  const columns = fields.map(({ field, title, ...kind }) => ({
    ...{ id: field, field, title, cell: cellOf(kind) },
    ...(!kind.mask && { sort: true }),
    ...(HIDDEN.has(field) && { hidden: true }),
  }))
  const searched = fields.find(({ field, type, mask }) => type === 'text' && !mask && !HIDDEN.has(field))
  const id = { $expr: 'record.id' }
  return {
    ...{ format: 1, id: ids.list, kind: 'list', title },
    data: { rows: { op: `${name}.list`, model: model.name } },
    requires: { view: access.list },
    list: {
      ...(searched && {
        search: {
          fields: [
            { id: 'byText', field: searched.field, op: 'like', title: searched.title, component: 'Text' },
          ],
        },
      }),
      columns,
      table: { rowKey: 'id', sort: { field: 'createTime', order: 'desc' } },
      toolbar: ['add'],
      rowActions: ['edit', 'remove'],
      export: { requires: access.list },
    },
    actions: [
      {
        ...{ id: 'add', label: 'Add', icon: 'plus', tone: 'primary', requires: access.edit },
        steps: [{ do: 'openDrawer', page: ids.form }],
      },
      {
        ...{ id: 'edit', label: 'Edit', icon: 'edit', requires: access.edit },
        steps: [{ do: 'openDrawer', page: ids.form, params: { id } }],
      },
      {
        ...{ id: 'remove', label: 'Delete', icon: 'delete', tone: 'danger', requires: access.edit },
        confirm: 'Delete this record?',
        steps: [
          { do: 'call', op: `${name}.delete`, args: { id } },
          { do: 'toast', type: 'success', text: 'The record is deleted.' },
          { do: 'refresh', data: ['rows'] },
        ],
      },
    ],
    locales: localesOf(source, [
      ...new Set([title, ...fields.map((field) => field.title)]),
      ...['Add', 'Edit', 'Delete', 'Delete this record?', 'The record is deleted.'],
    ]),
  } as ListPage
}

function formPage(source: Source): FormPage {
  const { contract, title, inputs } = source
  const { name, model, access } = contract
  const shared = { label: 'Save', requires: access.edit, done: 'The record is saved.' }
  // biome-ignore lint/suspicious/noThenProperty: this is the key of the page format.
  const submit = { ...shared, then: { close: true } }
  return {
    ...{ format: 1, id: idsOf(source).form, kind: 'form', title },
    params: { id: { type: 'string' } },
    data: { record: { op: `${name}.get`, model: model.name, args: { id: { $expr: 'params.id' } } } },
    form: {
      ...{ load: 'record', model: model.name },
      modes: {
        add: {
          requires: { view: access.edit },
          submit: { ...submit, op: `${name}.add` },
        },
        edit: {
          requires: { view: access.list },
          submit: { ...submit, op: `${name}.edit`, args: { id: { $expr: 'record.id' } } },
        },
      },
      nodes: inputs.map(({ field, title, type, unit, schema, scale, isRequired }) => ({
        ...{ node: 'field', id: field, field, title, component: inputOf({ type, ...(unit && { unit }) }) },
        ...(type === 'decimal' && scale && { props: { decimals: scale } }),
        // A switch that the user hasn't touched is off. A required boolean therefore has the default false.
        ...(isRequired && (type === 'boolean' ? { default: false } : { required: true })),
        ...(type === 'text' && { maxLength: maxLengthOf(schema) }),
      })),
      args: Object.fromEntries(inputs.map(({ field }) => [field, { $expr: `values.${field}` }])),
    },
    locales: localesOf(source, [
      ...new Set([title, ...inputs.map((input) => input.title)]),
      ...['Save', 'The record is saved.'],
    ]),
  } as FormPage
}

const maxLengthOf = (schema: TSchema): number | undefined => {
  const { maxLength, anyOf = [] } = schema as TSchema & { maxLength?: number; anyOf?: TSchema[] }
  return maxLength ?? anyOf.map(maxLengthOf).find((length) => length !== undefined)
}

function reportPage(source: Source): ReportPage {
  const { contract, title, fields } = source
  const sums = fields.filter(({ field }) => isSummed(contract.model.shape.properties[field]))
  return {
    ...{ format: 1, id: idsOf(source).report, kind: 'report', title },
    requires: { view: contract.access.list },
    report: {
      source: { model: contract.model.name },
      budget: { maxRows: 5000, maxSeconds: 10, requireDateRange: { filter: 'byDay', maxDays: MAX_DAYS } },
      dimensions: [{ id: 'day', field: 'createTime', bucket: 'day', title: 'Day' }],
      measures: [
        { id: 'records', fn: 'count', title: 'Records', cell: 'Number' },
        ...sums.map(({ field, title, ...kind }) => ({
          id: field,
          fn: 'sum',
          field,
          title,
          cell: cellOf(kind),
        })),
      ],
      filters: [
        {
          ...{ id: 'byDay', field: 'createTime', op: 'between', title: 'Created', component: 'DateRange' },
          ...{ props: { maxDays: MAX_DAYS }, required: true },
          default: [{ $expr: 'now().substring(0, 8) + "01"' }, { $expr: 'now().substring(0, 10)' }],
        },
      ],
    },
    locales: localesOf(source, [
      ...new Set([title, ...sums.map((field) => field.title)]),
      ...['Day', 'Records', 'Created'],
    ]),
  } as ReportPage
}

/** Creates a form, a list and a report for a table, in the order in which they must be published. */
export function tablePages(
  contract: TableContract,
  columns: readonly TableColumn[],
): [FormPage, ListPage, ReportPage] {
  const titled = columns.map((column) => {
    const field = fieldName(column.name)
    const shown = contract.model.shape.properties[field]
    const type = shown && valueTypeOf(shown)
    const { en: title } = describeColumn(column)
    const unit = shown && unitOf(shown)
    const mask = shown && maskOf(shown)?.mask
    return {
      column,
      titled: { field, title, type: type ?? '', ...(unit && { unit }), ...(mask && { mask }) },
      isShown: type !== undefined,
    }
  })
  const source = {
    ...{ contract, title: contract.model.title },
    fields: titled.filter(({ isShown }) => isShown).map((each) => each.titled),
    inputs: titled.flatMap(({ column, titled }) => {
      const schema = writtenSchema(column)
      const isRequired = !column.isNullable && !column.hasDefault
      return schema ? [{ ...titled, schema, scale: column.scale, isRequired }] : []
    }),
  }
  return [formPage(source), listPage(source), reportPage(source)]
}
