import { useMemo } from 'react'
import { type DataRecord, useRowTone } from '#runtime'
import type { ListPage, RowToneName } from '#schemas'
import css from '../list.module.css'
import tones from './row-tone.module.css'

/**
 * Returns a memoized function that returns the CSS classes of a row: for its tone, and for the row whose
 * detail page is open.
 */
export function useRowClass(page: ListPage, rowKey: string, openId: string | undefined) {
  const toneOf = useRowTone(page)
  return useMemo(
    () => (record: DataRecord) => {
      const classes = [
        toneClass(toneOf?.(record)),
        openId !== undefined && String(record[rowKey]) === openId && css.open,
      ]
      return classes.filter(Boolean).join(' ')
    },
    [toneOf, rowKey, openId],
  )
}

/** CSS class for the colors of a tone. */
const toneClass = (tone: RowToneName | undefined): string =>
  tone ? `${tones.row ?? ''} ${tones[tone] ?? ''}` : ''
