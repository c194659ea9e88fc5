import { useMemo } from 'react'
import type { ColumnGroup } from '#schemas'
import type { SchemaLocation } from '#schemas/errors'
import { useAccess } from '../access/use-access.tsx'
import type { Evaluation } from '../expr/use-evaluation.ts'
import type { Translate } from '../i18n/interpolate.ts'
import { useText } from '../i18n/use-text.ts'
import { toAppError } from '../page/errors.ts'
import { useOpenPage } from '../page/page-context.ts'
import type { AnyProps, Registry } from '../registry/create-registry.ts'
import { useRuntime } from '../runtime-context.ts'
import type { ArrangedColumn } from './column-settings.ts'
import type { ColumnLike, TableColumn } from './list-state.ts'

/**
 * Prepares the columns of a sub-list, or the values of a group, for `<TableCell>`. Leaves out columns that
 * are hidden or that the user may not see. `pointer` is the location of `columns` in the page. Pass a stable
 * `columns` array.
 */
export function useColumns<Own extends ColumnLike>(
  columns: readonly Own[],
  pointer: string,
): readonly TableColumn<Own>[] {
  const { registry } = useRuntime()
  const { page } = useOpenPage()
  const access = useAccess()
  const text = useText()
  return useMemo(() => {
    const arranged = columns
      .map((column, index) => ({
        column,
        index,
        shown: column.hidden !== true,
        width: column.width,
        fixed: column.fixed,
      }))
      .filter(({ column }) => column.requires === undefined || access.has(column.requires))
    return lowerColumns({ at: { page: page.id, pointer }, arranged, registry, text })
  }, [columns, pointer, page, registry, access, text])
}

/** Cell of a column for which the page names no cell. */
const DEFAULT_CELL = 'Text'
const NO_PROPS: AnyProps = Object.freeze({})

/** Finds the cell of a column. If the cell is unknown, the error is drawn instead. */
function resolveCell(
  registry: Registry,
  name: string | undefined,
  at: SchemaLocation,
): Pick<TableColumn, 'cell' | 'error'> {
  try {
    const cell = registry.cells.get(name ?? DEFAULT_CELL, { ...at, pointer: `${at.pointer}/cell` })
    return { cell, error: undefined }
  } catch (error) {
    return { cell: undefined, error: toAppError(error, at) }
  }
}

interface LowerColumns<Own extends ColumnLike> {
  arranged: readonly ArrangedColumn<Own>[]
  /** Location of the columns in the page. */
  at: SchemaLocation
  registry: Registry
  text: Translate
  /** Set for a list: evaluates its computed columns, and defines its groups of columns. */
  list?: { evaluation: Evaluation; groups: readonly ColumnGroup[] }
}

/** Prepares the visible columns for drawing. */
export function lowerColumns<Own extends ColumnLike>({
  at: columnsAt,
  arranged,
  registry,
  text,
  list,
}: LowerColumns<Own>): readonly TableColumn<Own>[] {
  return arranged
    .filter(({ shown }) => shown)
    .map(({ column, index, width, fixed }) => {
      const at = { page: columnsAt.page, pointer: `${columnsAt.pointer}/${index}` }
      const { cell, error } = resolveCell(registry, column.cell, at)
      const title = text(column.title ?? column.field)
      return {
        id: column.id,
        field: column.field,
        title,
        unit: unitOf(column, title, text),
        cell,
        error,
        props: column.props ?? NO_PROPS,
        mask: column.mask,
        width,
        align: column.align ?? cell?.align,
        sortable: column.sort === true,
        computeValue: list && computeValue(column, list.evaluation),
        group: list && groupOf(column, list.groups, text),
        fixed,
        at,
        column,
      }
    })
}

/** Unit of a column with amounts, because their cells have no currency sign. */
const unitOf = ({ cell, props }: ColumnLike, title: string, text: Translate): string | undefined =>
  cell === 'Money' && props?.currency !== true
    ? text('{{title}} (CNY)', { title }).slice(title.length)
    : undefined

const computeValue = ({ compute }: ColumnLike, evaluation: Evaluation): TableColumn['computeValue'] =>
  compute && ((record) => evaluation.value(compute, { record }))

function groupOf(
  { group: id }: ColumnLike,
  groups: readonly ColumnGroup[],
  text: Translate,
): TableColumn['group'] {
  const group = groups.find((one) => one.id === id)
  return group && { ...group, title: text(group.title) }
}
