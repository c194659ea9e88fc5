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
  /** Saves the entries that are not on the server yet. Undefined without automatic saving. */
  save?: () => Promise<boolean>
}

/**
 * Asks before the user leaves the page or its drawer with unsaved entries. After the session has ended,
 * offers these entries again. Passwords are never stored. With a draft, asks only about entries that are not
 * in the draft.
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

/** Saves all entries. False if some would still be lost, such as secrets, which no draft contains. */
const saveAll = async (draft: DraftGuard | undefined) =>
  draft?.save !== undefined && (await draft.save()) && draft.isSafe()
