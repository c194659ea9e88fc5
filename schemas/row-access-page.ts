/** Page that explains why a user sees a row. Every list can open it, without a setting in its page. */
export const ROW_ACCESS_PAGE = 'system/RowWhy'
