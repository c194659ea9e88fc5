import { Component, type ReactNode } from 'react'
import type { AppError } from '#schemas/errors'
import { type Mask, maskValue } from '#schemas/mask'
import type { TableColumn } from '../list/list-state.ts'
import type { DataRecord } from '../registry/definitions.ts'
import { RuntimeContext } from '../runtime-context.ts'
import { toAppError } from './errors.ts'

interface TableCellProps {
  column: Pick<TableColumn, 'field' | 'cell' | 'error' | 'props' | 'at'> &
    Partial<Pick<TableColumn, 'computeValue' | 'mask'>>
  record: DataRecord
}

interface TableCellState {
  error: AppError | undefined
}

/** Copies a record with one field masked, because cells can read the value from the record too. */
const maskField = (record: DataRecord, field: string, mask: Mask): DataRecord => ({
  ...record,
  [field]: maskValue(mask, record[field]),
})

/**
 * One value in a table or a detail page, drawn by its cell. The component is its own error boundary, because
 * a separate one would double the components of a thousand cells. A cell renders again only if its record or
 * column changes.
 */
export class TableCell extends Component<TableCellProps, TableCellState> {
  static override contextType = RuntimeContext
  declare context: React.ContextType<typeof RuntimeContext>
  override state: TableCellState = { error: undefined }

  static getDerivedStateFromError(error: unknown): TableCellState {
    return { error: toAppError(error) }
  }

  override shouldComponentUpdate({ column, record }: TableCellProps, state: TableCellState) {
    return column !== this.props.column || record !== this.props.record || state !== this.state
  }

  override componentDidUpdate({ column, record }: TableCellProps) {
    const hasChanged = column !== this.props.column || record !== this.props.record
    if (this.state.error && hasChanged) this.setState({ error: undefined })
  }

  override render(): ReactNode {
    const { column } = this.props
    const { cell, field, props, computeValue, mask } = column
    const error = column.error ?? this.state.error
    if (!cell || error) return this.renderError(error)
    // `try` catches errors of this render, which an error boundary doesn't catch itself. Errors in child
    // components reach the error boundary.
    try {
      const record = mask ? maskField(this.props.record, field, mask) : this.props.record
      const value = computeValue ? computeValue(record) : record[field]
      return cell.Component({ value, record, field, props })
    } catch (cause) {
      return this.renderError(cause)
    }
  }

  private renderError(error: unknown): ReactNode {
    const Failed = this.context?.registry.states.Failed
    return Failed && error ? <Failed error={toAppError(error, this.props.column.at)} compact /> : null
  }
}
