/**
 * Id of the page that explains why a user sees a row. Every list can open this page, so list pages need no
 * setting for it.
 */
export const ROW_ACCESS_PAGE = 'system/RowWhy'
