import { useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { loadChunk } from '#runtime'
import { locale } from '../locales/locale-store.ts'
import { session } from '../session/session-store.ts'
import {
  createMenuSearchIndex,
  menuEntries,
  type Pinyin,
  type SearchMatch,
  searchMenu,
} from './menu-search-index.ts'
import { sortByRecent } from './recent-entries.ts'

interface MenuSearch {
  found: readonly SearchMatch[]
  typed: string
  type: (typed: string) => void
}

/**
 * Searches the user's menu. Until the pinyin table has loaded, Chinese titles can be found only by their
 * characters.
 */
export function useMenuSearch(): MenuSearch {
  const menu = useSnapshot(session).rights?.menu
  const { language } = useSnapshot(locale)
  const [typed, type] = useState('')
  const [pinyin, setPinyin] = useState<Pinyin>()

  useEffect(() => {
    let isMounted = true
    loadChunk(() => import('./to-pinyin.ts')).then(
      ({ toPinyin }) => isMounted && setPinyin(() => toPinyin),
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [])

  const entries = useMemo(() => sortByRecent(menuEntries(menu ?? [], language)), [menu, language])
  const index = useMemo(() => createMenuSearchIndex(entries, pinyin), [entries, pinyin])
  const found = useMemo(() => searchMenu(index, typed), [index, typed])
  return { found, typed, type }
}
