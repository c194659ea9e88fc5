import type { Page } from '../meta/page.ts'

/** The permission without which nobody brings rows into a list. */
export function importPermissions(page: Page) {
  if (page.kind !== 'list' || !page.list.import) return []
  const { requires: code } = page.list.import
  return [{ code, guards: 'import' as const, id: page.id, path: ['list', 'import', 'requires'] }]
}
