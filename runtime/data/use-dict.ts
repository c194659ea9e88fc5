import { useEffect, useSyncExternalStore } from 'react'
import { useRuntime } from '../runtime-context.ts'
import { type Dict, dictOf } from './dict-of.ts'

/** Reads a dictionary by code, `settle_bill_status`; cheap enough for every cell of a table. */
export function useDict(code: string): Dict {
  const { dictionaries, locale } = useRuntime()
  const state = useSyncExternalStore(dictionaries.subscribe, () => dictionaries.read(code))
  useEffect(() => dictionaries.load(code), [dictionaries, code])
  return dictOf(state, locale)
}
