import { useEffect } from 'react'
import {
  type BranchState,
  type FormEngine,
  type NodeState,
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
 * is offered back. Passwords are never kept.
 */
export function useFormGuard(page: Page, engine: FormEngine): void {
  const t = useText()
  const { notify } = useRuntime()
  const { params } = useOpenPage()
  const overlay = useOverlay()
  const isDirty = useFollowed(() => engine.isDirty.value)
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
    leaveOut: engine.parts.flatMap(secretsIn),
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

function secretsIn(node: NodeState | BranchState): string[] {
  if ('children' in node) return node.children.flatMap(secretsIn)
  return node.kind === 'field' && node.spec.component === 'Password' ? [node.spec.field] : []
}
