import type { Column, ListExportBody, ListExportSizeBody } from '#schemas'
import type { SignedIn } from '../../http/request.ts'
import type { Services } from '../../services.ts'
import { readShippedPages } from '../page/shipped-pages.ts'
import { type ExportPlan, exportPages, mayTake, planColumns, planExport } from './plan.ts'
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
    /** Of what rows a file was asked for before; undefined where he may not take it now. */
    may(body: ListExportBody, user: SignedIn) {
      const found = pages.get(body.page)
      return found && mayTake(found.page, body, user) ? found.source.resource : undefined
    },
  }
}
