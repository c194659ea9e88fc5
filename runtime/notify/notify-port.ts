import type { InputField } from '#schemas'

/** Progress of one row of a bulk action. */
export interface ProgressRow {
  key: string
  label: string
  state: 'waiting' | 'running' | 'done' | 'failed' | 'skipped' | 'cancelled'
  /** Localized reason for a failed or skipped row. */
  message?: string
}

export interface ProgressView {
  title: string
  rows: readonly ProgressRow[]
  finished: boolean
  /** Stops the bulk action before its next row. */
  cancel: () => void
  /** Runs the failed rows again. Undefined unless the run has finished with failures. */
  retry?: () => void
}

/** Values in a dialog, each with a button that copies it. */
export interface ShownValues {
  title: string
  text?: string
  items: readonly {
    title: string
    value: string
    /** True if the value can't be shown again, so the dialog asks before it closes without a copy. */
    once?: boolean
  }[]
}

/** Messages, notifications and dialogs. `src/` implements them with antd. */
export interface Notify {
  toast: (message: { type: 'success' | 'info' | 'warning' | 'error'; text: string }) => void
  /** The error notification, titled 'system prompt'. */
  notice: (message: { text: string; seconds?: number }) => void
  confirm: (question: {
    title?: string
    text: string
    tone?: 'default' | 'danger'
    okText?: string
    cancelText?: string
  }) => Promise<boolean>
  /**
   * Opens a form in a dialog. If `submit` rejects, the dialog stays open with its entries. Resolves to true
   * if it was submitted.
   */
  prompt: (form: {
    title: string
    text?: string
    fields: readonly InputField[]
    okText?: string
    tone?: 'default' | 'danger'
    pageId: string
    submit: (values: Record<string, unknown>) => Promise<void>
  }) => Promise<boolean>
  /** Opens a dialog with values to copy. */
  show: (values: ShownValues) => void
  /** Opens a progress dialog, updated by `update`. Resolves when the user closes it. */
  progress: (view: ProgressView) => { update: (view: ProgressView) => void; closed: Promise<void> }
}
