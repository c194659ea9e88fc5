/** One effect of a change on users, callers or saved data. */
export interface Break {
  /** An error breaks saved data or callers; a warning needs a look. */
  severity: 'error' | 'warning'
  /** Id of the node, if it is about one. */
  id: string | undefined
  message: string
}

export const broken = (id: string | undefined, message: string): Break => ({ severity: 'error', id, message })
export const doubtful = (id: string | undefined, message: string): Break => ({
  severity: 'warning',
  id,
  message,
})
