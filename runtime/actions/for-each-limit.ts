/** Maximum number of items for a `forEach` step that sets no `limit`. */
export const FOR_EACH_LIMIT = 1000
