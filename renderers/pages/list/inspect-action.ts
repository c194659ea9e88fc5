import { findOperation, type ListPage, listsWithoutRules } from '#schemas'

/** With this right one asks why a row is seen. */
const MAY_ASK = 'row:why'

/** The action that asks; it stands with those under "more". */
export const INSPECT = 'why-row'

/** A list whose rows tell, to whoever may ask, why they are seen. */
export function withInspectAction(page: ListPage, access: { has: (code: string) => boolean }): ListPage {
  if (!access.has(MAY_ASK)) return page
  const data = page.data?.[page.list.rows ?? 'rows']
  const operation = data && 'op' in data ? data.op : ''
  const needed = findOperation(operation)?.access ?? 'signedIn'
  if (needed === 'signedIn' || listsWithoutRules.has(operation)) return page
  const params = { operation, id: { $expr: 'record.id' } }
  const opens = { do: 'openDrawer', page: 'system/RowWhy', params } as const
  const action = { id: INSPECT, label: 'Why do I see this row?', steps: [opens] }
  return {
    ...page,
    actions: [...(page.actions ?? []), action],
    list: { ...page.list, rowActions: [...(page.list.rowActions ?? []), INSPECT] },
  }
}
