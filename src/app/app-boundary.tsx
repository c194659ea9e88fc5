import { Component, type ReactNode } from 'react'
import { StartFailure } from '../views/start-failure.tsx'

interface AppBoundaryState {
  hasFailed: boolean
}

/**
 * Catches the errors of the visitor pages, and of the application's menu and header. Without this boundary,
 * such an error would leave a blank page.
 */
export class AppBoundary extends Component<{ children: ReactNode }, AppBoundaryState> {
  override state: AppBoundaryState = { hasFailed: false }

  static getDerivedStateFromError(): AppBoundaryState {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <StartFailure /> : this.props.children
  }
}
