import type { InputField } from '#schemas'

/** One row of a long action as it goes on. */
export interface ProgressRow {
  key: string
  label: string
  state: 'waiting' | 'running' | 'done' | 'failed' | 'skipped' | 'cancelled'
  /** Why it failed or was skipped, worded for people. */
  message?: string
}

export interface ProgressView {
  title: string
  rows: readonly ProgressRow[]
  finished: boolean
  /** Stops before the next row. */
  cancel: () => void
  /** Runs the failed rows again; there only when finished with failures. */
  retry?: () => void
}

/** How the runtime speaks to people; src/ implements it with antd. */
export interface Notify {
  toast: (message: { type: 'success' | 'info' | 'warning' | 'error'; text: string }) => void
  /** The notification of the error catalogue, titled 'system prompt'. */
  notice: (message: { text: string; seconds?: number }) => void
  confirm: (question: {
    title?: string
    text: string
    tone?: 'default' | 'danger'
    okText?: string
    cancelText?: string
  }) => Promise<boolean>
  /** A small form in a dialog. `submit` runs while the dialog is open: if it rejects, the dialog stays with what was
   * typed. Resolves to whether it was submitted. */
  prompt: (form: {
    title: string
    text?: string
    fields: readonly InputField[]
    okText?: string
    tone?: 'default' | 'danger'
    pageId: string
    submit: (values: Record<string, unknown>) => Promise<void>
  }) => Promise<boolean>
  /** Shows a progress dialog; call `update` with each change. Resolves when the user closes it. */
  progress: (view: ProgressView) => { update: (view: ProgressView) => void; closed: Promise<void> }
}
