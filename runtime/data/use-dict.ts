import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import type { DictItem } from '#schemas'
import { useRuntime } from '../runtime-context.ts'
import { type Dict, type DictState, dictOf } from './dictionaries.ts'

/**
 * Reads a dictionary by its code, such as `settle_bill_status`. Fast enough to be called for each cell of a
 * table.
 */
export function useDict(code: string): Dict {
  const { dictionaries, locale } = useRuntime()
  const state = useSyncExternalStore(dictionaries.subscribe, () => dictionaries.read(code))
  useEffect(() => dictionaries.load(code), [dictionaries, code])
  return dictOf(state, locale)
}

/** Returns the item of a dictionary value, with its localized text. Undefined if the dictionary lacks it. */
type FindDictItem = (code: string, value: string) => DictItem | undefined

/**
 * Returns a function that finds items of these dictionaries by their values. The function is replaced only when one of
 * the dictionaries changes.
 */
export function useDictItems(codes: readonly string[]): FindDictItem {
  const { dictionaries, locale } = useRuntime()
  const codeList = [...new Set(codes)].sort().join(' ')
  const last = useRef<readonly DictState[]>([])
  const read = () => {
    const states = codeList === '' ? [] : codeList.split(' ').map((code) => dictionaries.read(code))
    const isSame =
      states.length === last.current.length && states.every((state, index) => state === last.current[index])
    if (!isSame) last.current = states
    return last.current
  }
  const states = useSyncExternalStore(dictionaries.subscribe, read)
  useEffect(() => {
    if (codeList !== '') for (const code of codeList.split(' ')) dictionaries.load(code)
  }, [dictionaries, codeList])
  return useCallback(
    (code, value) => {
      const state = states[codeList.split(' ').indexOf(code)]
      return state && dictOf(state, locale).find(value)
    },
    [states, codeList, locale],
  )
}
