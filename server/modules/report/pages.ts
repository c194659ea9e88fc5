import type { ReportPage } from '#schemas'
import { readShippedPages } from '../page/shipped-pages.ts'

/** The reports that ship with this server, by the ids of their pages. */
export function readReportPages(): ReadonlyMap<string, ReportPage> {
  const pages = [...readShippedPages().values()]
  return new Map(pages.flatMap((page) => (page.kind === 'report' ? [[page.id, page] as const] : [])))
}
