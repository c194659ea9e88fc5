import { Component, type ReactNode } from 'react'
import { StartFailure } from '../views/start-failure.tsx'

interface AppBoundaryState {
  hasFailed: boolean
}

/** Catches errors of the frame itself, which would leave a white page. */
export class AppBoundary extends Component<{ children: ReactNode }, AppBoundaryState> {
  override state: AppBoundaryState = { hasFailed: false }

  static getDerivedStateFromError(): AppBoundaryState {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <StartFailure /> : this.props.children
  }
}
