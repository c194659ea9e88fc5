import type { Services } from '../../services.ts'
import { adjustmentResource } from '../bill/adjustment-resource.ts'
import { billResource } from '../bill/list-resource.ts'
import type { ListQuery } from '../list/query.ts'
import type { ListResource } from '../list/resource.ts'
import { roleResource } from '../role/list-resource.ts'
import { tradeResource } from '../trade/list-resource.ts'
import { createRangeGuard } from '../trade/wide-range.ts'
import { userResource } from '../user/list-resource.ts'

/** A row as a list answers with it. */
export type ListRow = Readonly<Record<string, unknown>>

/** What a list operation reads, for a file of all its rows. */
export interface ExportSource {
  resource: ListResource<ListRow>
  /** Throws where the list itself would refuse to be asked so. */
  guard?: (query: ListQuery) => Promise<void>
}

const rowsOf = <Row>(resource: ListResource<Row>) => resource as unknown as ListResource<ListRow>

/** Every list that can be exported, by the operation that its page calls. */
export function exportSources(services: Services): Readonly<Record<string, ExportSource>> {
  return {
    'bill.list': { resource: rowsOf(billResource) },
    'bill.adjustments': { resource: rowsOf(adjustmentResource) },
    'user.list': { resource: rowsOf(userResource) },
    'role.list': { resource: rowsOf(roleResource) },
    'trade.list': { resource: rowsOf(tradeResource), guard: createRangeGuard(services) },
  }
}
