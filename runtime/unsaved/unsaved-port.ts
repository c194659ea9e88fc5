/** Form values by field name. */
export type UnsavedValues = Record<string, unknown>

/** A form whose changes would be lost by leaving its page. */
export interface UnsavedForm {
  /**
   * Page and record, for example `account/profile` or `bill/SettleBill/42`. Its draft is stored under this
   * key.
   */
  key: string
  /** Localized name of the form. */
  label: string
  isDirty: boolean
  /** Returns the current values as JSON data. Read only when the session ends unexpectedly. */
  values: () => UnsavedValues
  /** Saves the changes on the server, if possible. Saved changes need no confirmation. */
  save?: (() => Promise<boolean>) | undefined
  /** Restores a draft. It comes from the browser's storage, so it may contain anything. */
  restore: (values: UnsavedValues) => void
  /** Fields that are never stored. Fields named like a password or a code are always excluded. */
  excludedFields?: readonly string[]
}

/** Asks before unsaved work is lost, and stores it as a draft when the session ends. */
export interface UnsavedPort {
  /** Watches a form until the returned function is called. `latest` returns its current state. */
  watch: (key: string, isDirty: boolean, latest: () => UnsavedForm) => () => void
  /**
   * Asks whether these forms may lose their changes. Resolves to true if nothing would be lost or the user
   * agrees.
   */
  confirmLoss: (keys: readonly string[]) => Promise<boolean>
}
