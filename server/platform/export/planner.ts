import type { Column, ListExportBody, ListExportSizeBody } from '#schemas'
import type { Services } from '../../services.ts'
import type { SignedIn } from '../http/request.ts'
import { canDownload, type ExportPlan, exportablePage, planColumns, planExport } from './plan.ts'

/** Creates the planner of exports. The planner rejects the same queries as the list. */
export function createPlanner(services: Services) {
  const findExportable = async (id: string, user: SignedIn) =>
    exportablePage(await services.pages.find(id, user), services.registry.exportSources(services))

  async function rows(body: ListExportSizeBody, user: SignedIn): Promise<ExportPlan> {
    const plan = planExport(await findExportable(body.page, user), body, user)
    await plan.source.guard?.(plan.query)
    return plan
  }

  return {
    rows,
    /** Plans a file: its rows and its columns. */
    async file(body: ListExportBody, user: SignedIn): Promise<ExportPlan & { columns: Column[] }> {
      const { page, query } = body
      const plan = await rows({ page, query }, user)
      return { ...plan, columns: planColumns(plan.page, body, user) }
    },
    /**
     * Finds the resource of the list from which a file was made. Returns undefined if the user may no longer
     * download the file.
     */
    async may(body: ListExportBody, user: SignedIn) {
      const found = await findExportable(body.page, user)
      return found && canDownload(found, body, user) ? found.source.resource : undefined
    },
  }
}
