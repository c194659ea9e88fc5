/** Segment between the path of a list and the id of a record. */
const SEGMENT = 'detail'

/** Path of the page of a record, below the path of its list. */
export const recordPath = (listPath: string, id: string): string =>
  `${listPath}/${SEGMENT}/${encodeURIComponent(id)}`

/** Pattern of the paths of a list's records, for the router. Its parameter is `recordId`. */
export const recordPattern = (listPath: string): string => `${listPath}/${SEGMENT}/:recordId`

/** Path of the list, from the path of a record's page. Undefined for other paths. */
export const listPathOf = (path: string): string | undefined =>
  new RegExp(`^(.+)/${SEGMENT}/[^/]+/?$`).exec(path)?.[1]
