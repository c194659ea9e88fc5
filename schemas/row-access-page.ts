/** Page that explains why a user sees a row. Every list opens it, without naming it in its own page. */
export const ROW_ACCESS_PAGE = 'system/RowWhy'
