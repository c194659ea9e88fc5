import { isPaged, type ListState, useEmbeddedSettings } from '#runtime'

/** Maximum number of rows of a list that needs no tools. */
const MAX_ROWS = 10

/**
 * True if the list is a part of a record and has few rows and no search. Such a list needs no pages, and no
 * tools of large lists. While rows load, the list counts as small.
 */
export function useIsSmall({ search, pagination, settings, error }: ListState): boolean {
  const isCompact = useEmbeddedSettings()?.isCompact === true
  return (
    isCompact &&
    !error &&
    isPaged(settings.view) &&
    search.fields.length === 0 &&
    Object.keys(search.values).length === 0 &&
    pagination.mode === 'offset' &&
    pagination.total <= MAX_ROWS
  )
}
