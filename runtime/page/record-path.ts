/** Path segment between the path of a list and the id of a record. */
const SEGMENT = 'detail'

/** Path of the page of a record, below the path of its list. */
export const recordPath = (listPath: string, id: string): string =>
  `${listPath}/${SEGMENT}/${encodeURIComponent(id)}`

/** Router pattern for the paths of a list's records, with the parameter `recordId`. */
export const recordPattern = (listPath: string): string => `${listPath}/${SEGMENT}/:recordId`

/** Returns the path of the list for the path of one of its records, or undefined for other paths. */
export const listPathOf = (path: string): string | undefined =>
  new RegExp(`^(.+)/${SEGMENT}/[^/]+/?$`).exec(path)?.[1]
