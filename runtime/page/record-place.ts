import { createContext, use, useEffect } from 'react'
import { useEmbeddedSettings } from './embedding.ts'

/** Where a record's detail page is shown: at an address of its own, or in a drawer. */
export interface RecordPlace {
  /** Receives the name of the record once it has loaded. */
  onNamed: (name: string) => void
  /**
   * Leaves the page of the record and opens its list. Does nothing if the user stays because of unsaved work.
   * Undefined in a drawer, which closes instead.
   */
  leave?: () => Promise<void>
}

export const RecordPlaceContext = createContext<RecordPlace | undefined>(undefined)

/**
 * Reports the name of a record to the place that shows its detail page. An embedded detail page reports
 * nothing.
 */
export function useNamedRecord(name: string | undefined): void {
  const onNamed = use(RecordPlaceContext)?.onNamed
  const isEmbedded = useEmbeddedSettings() !== undefined
  useEffect(() => {
    if (name !== undefined && !isEmbedded) onNamed?.(name)
  }, [name, isEmbedded, onNamed])
}
