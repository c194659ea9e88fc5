/**
 * Id of the page that explains why a user sees a row. Every list can open it, so the page of the list needs
 * no setting for it.
 */
export const ROW_ACCESS_PAGE = 'system/RowWhy'
