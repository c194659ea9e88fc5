import type { FormArray } from '#schemas'
import type { SchemaLocation } from '#schemas/errors'
import type { AccessRights } from '../access/create-access.ts'
import type { DataRecord } from '../registry/definitions.ts'
import type { ColumnState } from './array-rows.ts'
import { checkValue } from './check-value.ts'
import type { FormCore, RowScope } from './form-core.ts'
import { canRead, canWrite } from './node-access.ts'
import { type Computed, computed } from './ref.ts'
import type { Row } from './row.ts'

interface Parts {
  core: FormCore
  spec: FormArray
  at: SchemaLocation
}

/**
 * Columns that the user may read. The column objects stay the same until permissions change, because new
 * objects render every row again.
 */
export function createColumns(parts: Parts): Computed<readonly ColumnState[]> {
  let cached: { access: AccessRights; columns: readonly ColumnState[] } | undefined
  return computed(() => {
    const { access } = parts.core.ports.value
    if (cached?.access !== access) cached = { access, columns: columnsOf(parts, access) }
    return cached.columns
  })
}

function columnsOf({ spec, at }: Parts, access: AccessRights): readonly ColumnState[] {
  return spec.columns
    .map((column, index) => ({
      spec: column,
      at: { page: at.page, pointer: `${at.pointer}/columns/${index}` },
      isWritable:
        column.readOnly !== true && column.compute === undefined && canWrite(access, column.requires),
    }))
    .filter(({ spec: { requires } }) => canRead(access, requires))
}

interface RowReads {
  viewOf: (row: Row) => DataRecord
  scopeOf: (row: Row) => RowScope
}

/** State of the cells in a row, by column. */
export function createCells(core: FormCore, { viewOf, scopeOf }: RowReads) {
  const isColumnShown = ({ spec }: ColumnState, row: Row) => core.isMet(spec.visible, scopeOf(row))
  const isColumnDisabled = ({ spec }: ColumnState, row: Row) =>
    spec.disabled !== undefined && core.isMet(spec.disabled, scopeOf(row))
  const isColumnRequired = ({ spec }: ColumnState, row: Row) =>
    spec.required === true || (spec.requiredWhen !== undefined && core.isMet(spec.requiredWhen, scopeOf(row)))
  const problemOf = (column: ColumnState, row: Row): string => {
    const { spec, isWritable } = column
    if (!isWritable && spec.compute === undefined) return ''
    if (!isColumnShown(column, row) || isColumnDisabled(column, row)) return ''
    const required = isWritable && isColumnRequired(column, row)
    const { text, unreadable, validateValue } = core.ports.value
    const value = viewOf(row)[spec.field]
    const found = checkValue(value, {
      field: spec,
      required,
      text,
      unreadable: unreadable?.(spec.component),
    })
    return found || (validateValue?.(spec.component, value, () => settingsOf(column, row)) ?? '')
  }
  const settingsOf = ({ spec }: ColumnState, row: Row) =>
    core.value({ ...(spec.options && { options: spec.options }), ...spec.props }, scopeOf(row)) as Record<
      string,
      unknown
    >
  const columnTitle = ({ spec }: ColumnState) => core.ports.value.text(spec.title ?? spec.field)
  return { columnTitle, isColumnShown, isColumnDisabled, isColumnRequired, problemOf, settingsOf }
}
