/** Maximum number of names in one look-up of operations. */
export const MAX_NAMES = 100
