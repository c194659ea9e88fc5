import { useEffect } from 'react'
import {
  type FormEngine,
  secretFieldsIn,
  useFollowed,
  useOpenPage,
  useOverlay,
  useRuntime,
  useText,
  useUnsaved,
} from '#runtime'
import type { Page } from '#schemas'

interface DraftGuard {
  /** All that was typed is on the server. */
  isSafe: () => boolean
  /** Saves what is not; absent where people save by themselves. */
  save?: () => Promise<boolean>
}

/**
 * Minds what was typed: leaving the page or closing its drawer asks first, and what stood here when the session ended
 * is offered back. Passwords are never kept. With a draft it asks only about what is not in it.
 */
export function useFormGuard(page: Page, engine: FormEngine, draft?: DraftGuard): void {
  const t = useText()
  const { notify } = useRuntime()
  const { params } = useOpenPage()
  const overlay = useOverlay()
  const isDirty = useFollowed(() => engine.isDirty.value && draft?.isSafe() !== true)
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

/** Nothing is lost: a secret is in no draft, so it may be. */
const saveAll = async (draft: DraftGuard | undefined) =>
  draft?.save !== undefined && (await draft.save()) && draft.isSafe()
