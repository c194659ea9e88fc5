import type { Page } from '#schemas'

/**
 * Name of the cell that draws a link. A picking list doesn't draw links, because a click would leave the page
 * on which the picker was opened.
 */
const LEADS_AWAY = 'Link'

/**
 * Adapts a list page for picking rows. The adapted page keeps search, sort order, paging and columns, but has
 * no actions, details or links. The rows of the adapted page can be selected.
 */
export function pickingPage(page: Page): Page {
  if (page.kind !== 'list') return page
  const { columns, table, search, rows, empty } = page.list
  const plain = columns.map(({ cell, props, ...column }) => {
    const { edit: _, ...shown } = column as typeof column & { edit?: unknown }
    return cell === LEADS_AWAY ? shown : { ...shown, ...(cell && { cell }), ...(props && { props }) }
  })
  const { expand: _, selection: __, ...quiet } = table ?? {}
  const list = {
    columns: plain,
    table: { ...quiet, selection: true },
    ...(search && { search }),
    ...(rows !== undefined && { rows }),
    ...(empty !== undefined && { empty }),
  }
  return { ...page, list } as Page
}
