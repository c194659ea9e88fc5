import type { Page } from '#schemas'

const DEFAULT_KEY = 'id'

/** The field that tells the records of a page apart. */
export function rowKeyOf(page: Page): string {
  return (page.kind === 'list' && page.list.table?.rowKey) || DEFAULT_KEY
}
