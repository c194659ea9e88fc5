/** Maximum number of records in one call of an operation that handles many records. */
export const MAX_MANY = 100
