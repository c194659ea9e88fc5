/** One effect of a change on users, callers or saved data. */
export interface Break {
  /** Errors break saved data or callers; warnings need a review. */
  severity: 'error' | 'warning'
  /** Node id, if the break concerns a node. */
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
