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

/**
 * Minds what was typed: leaving the page or closing its drawer asks first, and what stood here when the session ended
 * is offered back. Passwords are never kept. `isSaved` tells of what is safe elsewhere, as a draft is.
 */
export function useFormGuard(page: Page, engine: FormEngine, isSaved: () => boolean = notSaved): void {
  const t = useText()
  const { notify } = useRuntime()
  const { params } = useOpenPage()
  const overlay = useOverlay()
  const isDirty = useFollowed(() => engine.isDirty.value && !isSaved())
  useUnsaved({
    key: [
      page.id,
      ...Object.keys(params)
        .sort()
        .map((name) => String(params[name])),
    ].join('/'),
    label: t(page.title),
    isDirty,
    values: engine.typed,
    restore: engine.restore,
    leaveOut: engine.parts.flatMap(secretFieldsIn),
  })
  useEffect(() => {
    if (!isDirty) return
    return overlay?.mind(() =>
      notify.confirm({
        text: t('What you typed is lost if you close this.'),
        tone: 'danger',
        okText: t('Close'),
        cancelText: t('Stay'),
      }),
    )
  }, [isDirty, overlay, notify, t])
}

const notSaved = () => false
