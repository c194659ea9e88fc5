import { useCallback } from 'react'
import { type DraftStore, useRuntime, useText } from '#runtime'

/** Returns a callback that deletes the draft of a submitted form, then calls `finish`. */
export function useDeleteDraftAfterSubmit(
  store: DraftStore | undefined,
  finish?: () => void,
): () => Promise<void> {
  const t = useText()
  const { notify } = useRuntime()
  return useCallback(async () => {
    try {
      await store?.remove()
    } catch {
      // The form was submitted; only its draft remains.
      notify.toast({ type: 'warning', text: t("The draft couldn't be deleted.") })
    }
    finish?.()
  }, [store, notify, t, finish])
}
