import { maskOf } from '../../contracts/mask.ts'
import type { CellEdit, ListColumn } from '../../meta/list-column.ts'
import type { CheckContext } from '../context.ts'
import { editsOf, listColumnsOf } from '../list-parts.ts'
import { mainSource, type Owner, sourceOwner } from '../parts.ts'
import { ROW_ARGUMENTS } from './submits.ts'

/** Checks the computed columns, the groups and totals of columns, and the editable cells of a list. */
export function checkListCells(context: CheckContext) {
  checkComputed(context)
  checkGroups(context)
  checkTotals(context)
  checkEdits(context)
}

/** Settings that work only for fields that the server returns. */
const OF_FIELDS = ['sort', 'total', 'edit', 'mask'] as const

/**
 * Checks that no field has the name of a computed column. Also checks that the column has no setting that
 * works only for fields.
 */
function checkComputed({ page, options, report }: CheckContext) {
  const owner = sourceOwner(page, mainSource(page), options.contracts)
  for (const { value, path } of listColumnsOf(page)) {
    if (!value.compute) continue
    if (owner && Object.hasOwn(owner.fields, value.field)) {
      const message = `${owner.name} has a field "${value.field}" already.`
      report({ code: 'E216', path: [...path, 'field'], message })
    }
    for (const key of OF_FIELDS) {
      if (!value[key]) continue
      report({
        code: 'E216',
        path: [...path, key],
        part: 'key',
        message: `"${value.field}" is computed, so it can't have "${key}".`,
      })
    }
  }
}

/** Checks that the groups that columns name exist. */
function checkGroups({ page, report }: CheckContext) {
  const known = page.kind === 'list' ? (page.list.columnGroups ?? []).map(({ id }) => id) : []
  for (const { value, path } of listColumnsOf(page)) {
    if (value.group === undefined || known.includes(value.group)) continue
    const message = `The list has no column group "${value.group}".`
    report({ code: 'E217', path: [...path, 'group'], message, written: value.group, known })
  }
}

/** Checks that the server returns totals for the columns that show totals. */
function checkTotals({ page, options, report }: CheckContext) {
  const { contracts } = options
  const owner = sourceOwner(page, mainSource(page), contracts)
  const source = page.data?.[mainSource(page) ?? '']
  if (!owner || !source || !('op' in source)) return
  const totals =
    contracts.operations[source.op]?.totals === undefined ? [] : (owner.model?.list?.totals ?? [])
  for (const { value, path } of listColumnsOf(page)) {
    if (value.total === undefined || !Object.hasOwn(owner.fields, value.field)) continue
    if (totals.includes(value.field)) continue
    const message = `${source.op} has no total for "${value.field}". Totals: ${totals.join(', ') || 'none'}.`
    report({ code: 'E213', path: [...path, 'total'], message })
  }
}

/** True if some users who may edit the cell see a mask instead of its value. */
function showsMask({ cell, mask, field }: ListColumn, edit: CellEdit, owner: Owner | undefined): boolean {
  const schema = owner && Object.hasOwn(owner.fields, field) ? owner.fields[field] : undefined
  const ofModel = schema && maskOf(schema)
  return cell === 'Masked' || mask !== undefined || (ofModel ? ofModel.reveal !== edit.requires : false)
}

/**
 * Checks that editable cells are not masked. Also checks that the operation of such a cell changes a single
 * record.
 */
function checkEdits({ page, options, report }: CheckContext) {
  const { operations, shapes } = options.contracts
  const owner = sourceOwner(page, mainSource(page), options.contracts)
  for (const { value, path, column } of editsOf(page)) {
    const at = [...path, 'op']
    const operation = Object.hasOwn(operations, value.op) ? operations[value.op] : undefined
    if (showsMask(column, value, owner)) {
      const message = `"${column.field}" is masked, so its cell can't be edited.`
      report({ code: 'E214', path, part: 'key', message })
    } else if (!operation) {
      const message = `Unknown operation "${value.op}".`
      report({ code: 'E202', path: at, message, written: value.op, known: Object.keys(operations) })
    } else if (operation.method === 'GET' || operation.gives !== 'record') {
      report({
        code: 'E214',
        path: at,
        message: `${value.op} can't edit a cell: it must change and return one record.`,
      })
    } else {
      const known = Object.keys(shapes[value.op]?.args.properties ?? {})
      const missing = [...ROW_ARGUMENTS, column.field].filter((name) => !known.includes(name))
      if (missing.length === 0) continue
      const message = `${value.op} lacks the argument ${missing.map((name) => `"${name}"`).join(', ')}.`
      report({ code: 'E214', path: at, message })
    }
  }
}
