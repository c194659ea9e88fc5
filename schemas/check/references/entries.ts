import { ROW_ACCESS_PAGE } from '../../row-access-page.ts'
import type { CheckContext } from '../context.ts'

/** Warns of a page that users can't reach, because no menu item and no other page opens it. */
export function checkEntries({ page, options, report }: CheckContext) {
  const { menuPages, pages = {} } = options
  if (!menuPages || page.id === ROW_ACCESS_PAGE || menuPages.includes(page.id)) return
  if (Object.values(pages).some(({ id, opens }) => id !== page.id && opens.includes(page.id))) return
  const message = `No menu item and no other page opens "${page.id}".`
  report({ code: 'W307', path: ['id'], message })
}
