import type { Page } from '../meta/page.ts'

/** The permission without which nobody takes the rows of a list with him. */
export function exportPermissions(page: Page) {
  if (page.kind !== 'list' || !page.list.export) return []
  const { requires: code } = page.list.export
  return [{ code, guards: 'export' as const, id: page.id, path: ['list', 'export', 'requires'] }]
}
