import { Component, type ReactNode } from 'react'
import type { SchemaLocation } from '#schemas/errors'
import type { StateComponents } from '../registry/create-registry.ts'
import { useRuntime } from '../runtime-context.ts'
import { toAppError } from './errors.ts'
import { useOptionalPage } from './page-context.ts'

interface NodeBoundaryProps {
  /** Location of the node in its page. */
  at: SchemaLocation
  /** True for nodes inside a cell, a label or a toolbar: a small error mark is drawn instead of a card. */
  compact?: boolean
  /** Value of the node. After an error, a new value makes the boundary draw the node again. */
  value?: unknown
  children: ReactNode
}

/**
 * Draws a card with code, page and pointer instead of a node that fails. The other nodes of the page keep
 * working.
 */
export function NodeBoundary({ at, compact = false, value, children }: NodeBoundaryProps): ReactNode {
  const { Failed } = useRuntime().registry.states
  const page = useOptionalPage()?.page
  return (
    <Boundary at={at} compact={compact} value={value} page={page} Failed={Failed}>
      {children}
    </Boundary>
  )
}

interface BoundaryProps extends NodeBoundaryProps {
  page: unknown
  Failed: StateComponents['Failed']
}

interface BoundaryState {
  error: unknown
  hasFailed: boolean
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, hasFailed: false }

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error, hasFailed: true }
  }

  override componentDidUpdate({ page, value }: BoundaryProps) {
    const hasChanged = page !== this.props.page || value !== this.props.value
    if (this.state.hasFailed && hasChanged) this.retry()
  }

  readonly retry = () => this.setState({ error: undefined, hasFailed: false })

  override render(): ReactNode {
    const { at, compact = false, Failed, children } = this.props
    if (!this.state.hasFailed) return children
    const error = toAppError(this.state.error, at)
    return <Failed error={error} compact={compact} retry={error.kind === 'schema' ? undefined : this.retry} />
  }
}
