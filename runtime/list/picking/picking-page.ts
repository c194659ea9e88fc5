import type { Page } from '#schemas'

/** Leads elsewhere: in a list to pick from that would leave the page that picks. */
const LEADS_AWAY = 'Link'

/**
 * A list as it is drawn to pick rows from: with its search, sort, pages and columns, and without whatever changes rows,
 * opens them or leads away. Its rows can be selected.
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
