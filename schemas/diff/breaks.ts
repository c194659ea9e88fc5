/** A breaking change: one effect of a change on users, callers or saved data. */
export interface Break {
  /**
   * An error means that saved data or callers no longer work. A warning means that a person must review the
   * change.
   */
  severity: 'error' | 'warning'
  /** Id of the node, if the breaking change concerns a node. */
  id: string | undefined
  message: string
}

export const breakError = (id: string | undefined, message: string): Break => ({
  severity: 'error',
  id,
  message,
})
export const breakWarning = (id: string | undefined, message: string): Break => ({
  severity: 'warning',
  id,
  message,
})
