import { useCallback } from 'react'
import { type DraftStore, useRuntime, useText } from '#runtime'

/** Returns a callback that deletes the draft of a submitted form, then calls `onDone`. */
export function useDeleteDraftAfterSubmit(
  store: DraftStore | undefined,
  onDone?: () => void,
): () => Promise<void> {
  const t = useText()
  const { notify } = useRuntime()
  return useCallback(async () => {
    try {
      await store?.remove()
    } catch {
      // The form was submitted. Only deleting its draft failed.
      notify.toast({ type: 'warning', text: t("The draft couldn't be deleted.") })
    }
    onDone?.()
  }, [store, notify, t, onDone])
}
