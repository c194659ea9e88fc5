import type { InputField } from '#schemas'

/** Progress of one row of a bulk action. */
export interface ProgressRow {
  key: string
  label: string
  state: 'waiting' | 'running' | 'done' | 'failed' | 'skipped' | 'cancelled'
  /** Localized reason why the row failed or was skipped. */
  message?: string
}

export interface ProgressView {
  title: string
  rows: readonly ProgressRow[]
  finished: boolean
  /** Stops the bulk action before the next row is processed. */
  cancel: () => void
  /** Runs the failed rows again. The function is undefined during the run, and if no rows have failed. */
  retry?: () => void
}

/** Values in a dialog, each with a button that copies it. */
export interface ShownValues {
  title: string
  text?: string
  items: readonly {
    title: string
    value: string
    /**
     * True if the value is shown only once. Before such a dialog closes, it asks the user who hasn't copied
     * the value.
     */
    once?: boolean
  }[]
}

/** Shows messages, notifications and dialogs. `src/` implements this port with antd. */
export interface Notify {
  toast: (message: { type: 'success' | 'info' | 'warning' | 'error'; text: string }) => void
  /** Shows an error notification with the title 'system prompt'. The reference is on its own line. */
  notice: (message: { text: string; seconds?: number; reference?: string }) => void
  confirm: (question: {
    title?: string
    text: string
    tone?: 'default' | 'danger'
    okText?: string
    cancelText?: string
  }) => Promise<boolean>
  /**
   * Opens a form in a dialog. If `submit` rejects, the dialog stays open with the user's entries. Resolves to
   * true if the form was submitted.
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
  /**
   * Opens a progress dialog. `update` changes the content of the dialog. Resolves when the user closes the
   * dialog.
   */
  progress: (view: ProgressView) => { update: (view: ProgressView) => void; closed: Promise<void> }
}
