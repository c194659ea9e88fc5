import type { Services } from '../../services.ts'
import type { ExportSource, ListRow } from '../export/source.ts'
import type { ListResource } from '../list/resource.ts'

type Guard = NonNullable<ExportSource['guard']>

/** Declaration of a list that can be exported. */
export interface ExportDeclaration {
  resource: ListResource<ListRow>
  /** Creates the check of queries, for a list that rejects some. */
  guard?: (services: Services) => Guard
}

/** Declares that the rows of a list can be exported. */
export const defineExport = <Row>(
  resource: ListResource<Row>,
  guard?: ExportDeclaration['guard'],
): ExportDeclaration => ({
  resource: resource as unknown as ListResource<ListRow>,
  ...(guard && { guard }),
})
