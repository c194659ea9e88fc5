import type { Column, ListExportBody, ListExportSizeBody } from '#schemas'
import type { Services } from '../../services.ts'
import type { SignedIn } from '../http/request.ts'
import { readShippedPages } from '../pages/shipped-pages.ts'
import { type ExportPlan, exportPages, mayTake, planColumns, planExport } from './plan.ts'

/** Creates the planner of exports; it refuses what the list would refuse. */
export function createPlanner(services: Services) {
  const pages = exportPages(readShippedPages().values(), services.registry.exportSources(services))

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
    /** Resource of a file that was requested before; undefined if the user may no longer take it. */
    may(body: ListExportBody, user: SignedIn) {
      const found = pages.get(body.page)
      return found && mayTake(found.page, body, user) ? found.source.resource : undefined
    },
  }
}
