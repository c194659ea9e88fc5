import type { Services } from '../../services.ts'
import type { ExportSource, ListRow } from '../export/source.ts'
import type { ListResource } from '../list/resource.ts'

type Guard = NonNullable<ExportSource['guard']>

/** Declaration of a list that can be exported. */
export interface ExportDeclaration {
  /**
   * Permission that a user needs for every export of these rows, in addition to the permissions of the page.
   */
  access: string
  resource: ListResource<ListRow>
  /** Creates a function that checks queries, for a list that rejects some queries. */
  guard?: (services: Services) => Guard
}

/** Declares that users with this permission can export the rows of a list. */
export const defineExport = <Row>(
  access: string,
  resource: ListResource<Row>,
  guard?: ExportDeclaration['guard'],
): ExportDeclaration => ({
  access,
  resource: resource as unknown as ListResource<ListRow>,
  ...(guard && { guard }),
})
