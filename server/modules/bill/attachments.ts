import { type SqlBool, sql } from 'kysely'
import type { Attachments } from '../../platform/area/area.ts'
import { isVisible } from '../../platform/list/row-scope.ts'
import { adjustmentResource } from '../../records/adjustment.ts'

/** Supporting documents of adjustments. */
export const billAttachments: Attachments = {
  access: ['adjustment:list', 'bill:list'],
  hasFile: (path, scope) => sql<SqlBool>`exists (
    select from bill_adjustment t where t.attachment = ${path} and ${isVisible(adjustmentResource, scope)})`,
}
