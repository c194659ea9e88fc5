import { type RefObject, useEffect } from 'react'
import type { OpenRows, TreeState } from '#runtime'

/** Brings a row that was just added into sight once it is drawn. */
export function useAddedRow(
  box: RefObject<HTMLElement | null>,
  { rows }: Pick<TreeState, 'rows'>,
  open: OpenRows,
): void {
  useEffect(() => {
    const wanted = open.wanted()
    if (wanted === undefined || !rows.some(({ key }) => key === wanted)) return
    open.forget()
    box.current?.querySelector(`[data-row-key="${CSS.escape(wanted)}"]`)?.scrollIntoView({ block: 'center' })
  }, [box, rows, open])
}
