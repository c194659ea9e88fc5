import { createContext, use, useEffect } from 'react'
import { useEmbeddedSettings } from './embedding.ts'

/** The place where a record's detail is shown: a page with its own address, or a drawer. */
export interface RecordPlace {
  /** Receives the name of the record when it has loaded. */
  onNamed: (name: string) => void
  /**
   * Leaves the page of the record, for its list, unless the user stays because of unsaved work. Undefined in a
   * drawer, which closes instead.
   */
  leave?: () => Promise<void>
}

export const RecordPlaceContext = createContext<RecordPlace | undefined>(undefined)

/** Names the record of a detail at the place where it is shown. An embedded detail names nothing. */
export function useNamedRecord(name: string | undefined): void {
  const onNamed = use(RecordPlaceContext)?.onNamed
  const isEmbedded = useEmbeddedSettings() !== undefined
  useEffect(() => {
    if (name !== undefined && !isEmbedded) onNamed?.(name)
  }, [name, isEmbedded, onNamed])
}
