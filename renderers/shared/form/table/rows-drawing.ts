import type { ComponentType } from 'react'
import type { ArrayState, ColumnState, Row } from '#runtime'

/** Props of the components that draw the rows of a sub-table. */
export interface RowsDrawing {
  array: ArrayState
  /** Id of the element around the table. This id is also the prefix of the ids of the table's inputs. */
  box: string
  columns: readonly ColumnState[]
  /** Component that draws the nested sub-tables of a row. */
  Nested: ComponentType<NestedProps>
}

/** Props of the component that draws the nested sub-tables of a row. */
export interface NestedProps {
  array: ArrayState
  row: Row
}
