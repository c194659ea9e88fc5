import type { SchemaLocation } from '#schemas/errors'
import type { Translate } from '../i18n/interpolate.ts'
import { toAppError } from '../page/errors.ts'
import type { AnyProps, Registry } from '../registry/create-registry.ts'
import type { ArrangedColumn } from './column-settings.ts'
import type { ColumnLike, TableColumn } from './list-state.ts'

/** The cell of a column that names none. */
const DEFAULT_CELL = 'Text'
const NO_PROPS: AnyProps = Object.freeze({})

/** Looks a cell up; where there is none, its error is drawn in its place. */
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
  /** Where the page lists them. */
  at: SchemaLocation
  registry: Registry
  text: Translate
}

/** The columns on screen, ready to draw. */
export function lowerColumns<Own extends ColumnLike>({
  at: list,
  arranged,
  registry,
  text,
}: LowerColumns<Own>): readonly TableColumn<Own>[] {
  return arranged
    .filter(({ shown }) => shown)
    .map(({ column, index, width, fixed }) => {
      const at = { page: list.page, pointer: `${list.pointer}/${index}` }
      const { cell, error } = resolveCell(registry, column.cell, at)
      return {
        id: column.id,
        field: column.field,
        title: text(column.title ?? column.field),
        cell,
        error,
        props: column.props ?? NO_PROPS,
        width,
        align: column.align ?? cell?.align,
        sortable: column.sort === true,
        fixed,
        at,
        column,
      }
    })
}
