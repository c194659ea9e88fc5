/** What somebody has to know before a change goes out. */
export interface Break {
  /** An error breaks what is kept or what others rely on; a warning is to be looked at. */
  severity: 'error' | 'warning'
  /** Id of the node, where it is one. */
  id: string | undefined
  message: string
}

export const broken = (id: string | undefined, message: string): Break => ({ severity: 'error', id, message })
export const doubtful = (id: string | undefined, message: string): Break => ({
  severity: 'warning',
  id,
  message,
})
