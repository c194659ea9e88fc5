import { useEffect } from 'react'
import {
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
  /** True if all entries are on the server. */
  isSafe: () => boolean
  /** Saves the other ones. Undefined without automatic saving. */
  save?: () => Promise<boolean>
}

/**
 * Asks before the page or its drawer is left with unsaved entries, and offers them again after the session
 * has ended. Passwords are never stored. With a draft, it asks only about entries that are not in the draft.
 */
export function useFormGuard(page: Page, engine: FormEngine, draft?: DraftGuard): void {
  const t = useText()
  const { notify } = useRuntime()
  const { params } = useOpenPage()
  const overlay = useOverlay()
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
    if (!isDirty) return
    return overlay?.addCloseGuard(async () => {
      if (await saveAll(draft)) return true
      return notify.confirm({
        text: t('Your entries will be lost if you close this.'),
        tone: 'danger',
        okText: t('Close'),
        cancelText: t('Stay'),
      })
    })
  }, [isDirty, overlay, notify, t, draft])
}

/** True if nothing is lost. Secrets are in no draft, so they may be. */
const saveAll = async (draft: DraftGuard | undefined) =>
  draft?.save !== undefined && (await draft.save()) && draft.isSafe()
