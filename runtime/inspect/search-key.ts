import type { Page } from '#schemas'
import { keyFields } from '../list/search-keys.ts'

const FIELD = /^\/list\/search\/fields\/(\d+)$/

/** The name that the value of a search field has among those of its search; undefined for what is no search field. */
export function searchKeyAt(page: Page, pointer: string): string | undefined {
  const index = FIELD.exec(pointer)?.[1]
  if (page.kind !== 'list' || index === undefined) return undefined
  return keyFields(page.list.search?.fields ?? [])[Number(index)]?.key
}
