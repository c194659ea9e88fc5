/** Maximum number of records in one call of an operation for many records. */
export const MAX_MANY = 100
