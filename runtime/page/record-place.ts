import { createContext, use, useEffect } from 'react'
import { useEmbeddedSettings } from './embedding.ts'

/** Where a record's detail page is shown: at an address of its own, or in a drawer. */
export interface RecordPlace {
  /** Called with the name of the record after the record has loaded. */
  onNamed: (name: string) => void
  /**
   * Leaves the page of the record and opens its list. Does nothing if the user chooses to stay because of
   * unsaved work. The function is undefined in a drawer.
   */
  leave?: () => Promise<void>
}

export const RecordPlaceContext = createContext<RecordPlace | undefined>(undefined)

/**
 * Reports the name of a record to the drawer or page that shows its detail page. Does nothing in an embedded
 * detail page.
 */
export function useNamedRecord(name: string | undefined): void {
  const onNamed = use(RecordPlaceContext)?.onNamed
  const isEmbedded = useEmbeddedSettings() !== undefined
  useEffect(() => {
    if (name !== undefined && !isEmbedded) onNamed?.(name)
  }, [name, isEmbedded, onNamed])
}
