import { useEffect } from 'react'
import {
  type DraftStore,
  type FormEngine,
  secretFieldsIn,
  useObservableValue,
  useOpenPage,
  useOverlay,
  useRuntime,
  useText,
  useUnsaved,
} from '#runtime'
import type { Page } from '#schemas'

interface DraftGuard {
  store: DraftStore
  /** True if the draft on the server contains all entries of the user. */
  isSafe: () => boolean
  /** Function that saves the draft, or undefined if drafts aren't saved automatically. */
  save?: () => Promise<boolean>
}

/**
 * Asks for a confirmation before the user leaves the page or its drawer with unsaved entries. Entries that
 * are in a saved draft don't count as unsaved; a drawer that closes with such entries says that they are kept. If the session expires, the unsaved entries are offered again
 * after the next sign-in. Passwords are never stored.
 */
export function useFormGuard(page: Page, engine: FormEngine, draft?: DraftGuard): void {
  const t = useText()
  const { notify } = useRuntime()
  const { params } = useOpenPage()
  const overlay = useOverlay()
  const hasEntries = useObservableValue(() => engine.isDirty.value)
  const isDirty = useObservableValue(() => engine.isDirty.value && draft?.isSafe() !== true)
  useUnsaved({
    key: [
      page.id,
      ...Object.keys(params)
        .sort()
        .map((name) => String(params[name])),
    ].join('/'),
    label: t(page.title),
    isDirty,
    save: draft?.save && (() => saveAll(draft)),
    values: engine.typed,
    restore: engine.restore,
    excludedFields: engine.parts.flatMap(secretFieldsIn),
  })
  useEffect(() => {
    if (!hasEntries) return
    return overlay?.addCloseGuard(async () => {
      if (!isDirty || (await saveAll(draft))) {
        notify.toast({
          type: 'info',
          text: t('Your draft is kept. You can continue when you open this form again.'),
        })
        return true
      }
      return notify.confirm({
        title: t('Unsaved changes'),
        text: t('Your entries will be lost if you close this.'),
        tone: 'danger',
        okText: t('Close'),
        cancelText: t('Stay'),
      })
    })
  }, [hasEntries, isDirty, overlay, notify, t, draft])
}

/**
 * Saves the draft. Returns false if leaving the page would still lose entries, such as a password: drafts
 * never contain passwords.
 */
const saveAll = async (draft: DraftGuard | undefined) =>
  draft?.save !== undefined && (await draft.save()) && draft.isSafe()
