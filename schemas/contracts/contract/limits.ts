/** Maximum number of operation names that one call can look up. */
export const MAX_NAMES = 100
