import type { Services } from '../../services.ts'
import type { ExportSource, ListRow } from '../export/source.ts'
import type { ListResource } from '../list/resource.ts'

type Guard = NonNullable<ExportSource['guard']>

/** Declaration of a list that can be exported. */
export interface ExportDeclaration {
  /** Permission that every export of these rows needs, in addition to the page's permissions. */
  access: string
  resource: ListResource<ListRow>
  /** Creates the check of queries, for a list that rejects some queries. */
  guard?: (services: Services) => Guard
}

/** Declares that the rows of a list can be exported, by users with a permission. */
export const defineExport = <Row>(
  access: string,
  resource: ListResource<Row>,
  guard?: ExportDeclaration['guard'],
): ExportDeclaration => ({
  access,
  resource: resource as unknown as ListResource<ListRow>,
  ...(guard && { guard }),
})
