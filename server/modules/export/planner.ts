import type { Column, ListExportBody, ListExportSizeBody } from '#schemas'
import type { SignedIn } from '../../http/request.ts'
import type { Services } from '../../services.ts'
import { readShippedPages } from '../page/shipped-pages.ts'
import { type ExportPlan, exportPages, planColumns, planExport } from './plan.ts'
import { exportSources } from './sources.ts'

/** Decides what somebody may take of a list right now; what the list would refuse is refused here. */
export function createPlanner(services: Services) {
  const pages = exportPages(readShippedPages().values(), exportSources(services))

  async function rows(body: ListExportSizeBody, user: SignedIn): Promise<ExportPlan> {
    const plan = planExport(pages, body, user)
    await plan.source.guard?.(plan.query)
    return plan
  }

  return {
    rows,
    /** With the columns of the file. */
    async file(body: ListExportBody, user: SignedIn): Promise<ExportPlan & { columns: Column[] }> {
      const { page, query } = body
      const plan = await rows({ page, query }, user)
      return { ...plan, columns: planColumns(plan.page, body, user) }
    },
    /** Whether he may take files of this page at all: the code of the export, and that of the page. */
    may(page: string, { permissions }: SignedIn): boolean {
      const found = pages.get(page)?.page
      const codes = [found?.requires?.view, found?.list.export.requires]
      return codes.every((code) => code !== undefined && permissions.has(code))
    },
  }
}
