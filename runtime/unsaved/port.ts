/** What somebody typed, by field name. */
export type TypedValues = Record<string, unknown>

/** A form whose work would be lost if its page were left. */
export interface UnsavedForm {
  /** Page and record, for example `account/profile` or `bill/SettleBill/42`: what was typed comes back under it. */
  key: string
  /** What the work is called, in the language of the screen. */
  label: string
  isDirty: boolean
  /** What is typed now, as JSON can hold it. Asked for only when the session ends under the user's hands. */
  values: () => TypedValues
  /** Saves it elsewhere, where that is possible: work that is saved is not asked about. */
  save?: (() => Promise<boolean>) | undefined
  /** Puts kept values back; they come from the browser's storage, so anything may stand in them. */
  restore: (values: TypedValues) => void
  /** Fields that must never be kept: secrets. Those named like a password or a code are left out anyway. */
  leaveOut?: readonly string[]
}

/** Who minds unsaved work: asks before it is lost, and keeps it when the session ends. */
export interface UnsavedPort {
  /** Minds a form until the returned function is called; `latest` gives it as it is then. */
  mind: (key: string, isDirty: boolean, latest: () => UnsavedForm) => () => void
}
