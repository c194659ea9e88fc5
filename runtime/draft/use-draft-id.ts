import { useEffect, useLayoutEffect, useRef } from 'react'
import { useFollowed } from '../form/use-followed.ts'
import type { DraftKeeper } from './draft-keeper.ts'

/** Tells of the draft on the server as soon as there is one: an address names it, so that a reload takes it up. */
export function useDraftId(keeper: DraftKeeper | undefined, onDraft: (id: string | undefined) => void): void {
  const id = useFollowed(() => keeper?.state.value.id)
  const latest = useRef(onDraft)
  const told = useRef(id)
  useLayoutEffect(() => {
    latest.current = onDraft
  })
  useEffect(() => {
    if (told.current === id) return
    told.current = id
    latest.current(id)
  }, [id])
}
