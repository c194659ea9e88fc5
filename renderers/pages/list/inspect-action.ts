import type { Runtime } from '#runtime'
import { type ListPage, ROW_ACCESS_PAGE } from '#schemas'

/** Permission to see why a row is visible. */
const INSPECT_PERMISSION = 'row:why'

/** Id of the action that explains why a row is visible. This action is always in the "more" menu. */
export const INSPECT_ACTION_ID = 'why-row'

/**
 * Adds the action *why is this row visible* to the rows of a list. Adds nothing if the user lacks the
 * permission, or if no data rule can restrict the rows.
 */
export function withInspectAction(
  page: ListPage,
  { access, contracts }: Pick<Runtime, 'access' | 'contracts'>,
): ListPage {
  if (!access.has(INSPECT_PERMISSION)) return page
  const data = page.data?.[page.list.rows ?? 'rows']
  const operation = data && 'op' in data ? data.op : ''
  const endpoint = contracts.findOperation(operation)
  const required = endpoint?.access ?? 'signedIn'
  if (required === 'signedIn' || endpoint?.dataRules === false) return page
  const params = { operation, id: { $expr: 'record.id' } }
  const opens = { do: 'openDrawer', page: ROW_ACCESS_PAGE, params } as const
  const action = { id: INSPECT_ACTION_ID, label: 'Why do I see this row?', steps: [opens] }
  return {
    ...page,
    actions: [...(page.actions ?? []), action],
    list: { ...page.list, rowActions: [...(page.list.rowActions ?? []), INSPECT_ACTION_ID] },
  }
}
