import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { loadNotices, notices } from './notice-store.ts'

/** The rows of the user's own list, as the runtime keeps them. */
const MY_LIST = 'notice.mine'

/** Reads the unread lists again whenever the user's own list was: what is read there counts no more here. */
export function useMyList(): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        const isAnswer = event.type === 'updated' && event.action.type === 'success'
        if (isAnswer && event.query.queryKey[1] === MY_LIST && notices.isKnown) void loadNotices()
      }),
    [queries],
  )
}
