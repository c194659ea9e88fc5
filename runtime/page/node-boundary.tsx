import { Component, type ReactNode } from 'react'
import type { SchemaLocation } from '#schemas/errors'
import type { States } from '../registry/create-registry.ts'
import { useRuntime } from '../runtime-context.ts'
import { toAppError } from './errors.ts'
import { useOptionalPage } from './page-context.ts'

interface NodeBoundaryProps {
  /** The node's place in its page. */
  at: SchemaLocation
  /** Inside a cell, a label, a toolbar: a mark instead of a card. */
  compact?: boolean
  /** What the node shows: another one is a new try, as another version of the page is. */
  value?: unknown
  children: ReactNode
}

/** Keeps a failing node's trouble in its place: a card with code, page and pointer there, its siblings work on. */
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
  Failed: States['Failed']
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
    const isOther = page !== this.props.page || value !== this.props.value
    if (this.state.hasFailed && isOther) this.retry()
  }

  readonly retry = () => this.setState({ error: undefined, hasFailed: false })

  override render(): ReactNode {
    const { at, compact = false, Failed, children } = this.props
    if (!this.state.hasFailed) return children
    const error = toAppError(this.state.error, at)
    return <Failed error={error} compact={compact} retry={error.kind === 'schema' ? undefined : this.retry} />
  }
}
