/** Form values by field name. */
export type UnsavedValues = Record<string, unknown>

/** A form whose changes are lost if the user leaves its page. */
export interface UnsavedForm {
  /**
   * Identifies page and record, as in `account/profile` or `bill/SettleBill/42`. The draft is stored under
   * this key.
   */
  key: string
  /** Localized name of the form. */
  label: string
  isDirty: boolean
  /** Returns the current values as JSON data, to store them when the session ends unexpectedly. */
  values: () => UnsavedValues
  /**
   * Tries to save the changes on the server. Resolves to true if the user needn't be asked about the changes.
   */
  save?: (() => Promise<boolean>) | undefined
  /** Restores a draft. The values may have any shape, because they come from the browser's storage. */
  restore: (values: UnsavedValues) => void
  /** Fields that are never stored. Fields whose names mark them as passwords or codes are always excluded. */
  excludedFields?: readonly string[]
}

/** Asks the user before unsaved work is lost. Stores unsaved work as a draft when the session ends. */
export interface UnsavedPort {
  /** Watches a form, whose current state `latest` returns. Returns a function that ends the watching. */
  watch: (key: string, isDirty: boolean, latest: () => UnsavedForm) => () => void
  /**
   * Asks whether the changes of these forms may be lost. Resolves to true if the user agrees or there are no
   * changes.
   */
  confirmLoss: (keys: readonly string[]) => Promise<boolean>
}
