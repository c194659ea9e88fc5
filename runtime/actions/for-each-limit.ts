/** Most items of a `forEach` step without a limit of its own. */
export const FOR_EACH_LIMIT = 1000
