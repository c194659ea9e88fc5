import { Button } from 'antd'
import { type ActionView, type Translate, useInspectMark, useRuntime, useText } from '#runtime'
import { iconOf } from './icon.tsx'
import { usePrefetchOnHover } from './prefetch/use-prefetch-on-hover.ts'

/** Reason that is shown for a disabled action if the page sets none. */
const DEFAULT_REASON = "Status doesn't allow it"
const LOCKED = 'Another action is running here'

/** Returns the localized reason why a button is disabled. Returns undefined for an enabled button. */
export const disabledReason = (
  { enabled, isLocked, whyNot: reason }: ActionView,
  t: Translate,
): string | undefined => (isLocked ? t(LOCKED) : enabled ? undefined : (reason ?? t(DEFAULT_REASON)))

interface ActionButtonProps {
  action: ActionView
  size?: 'small' | 'medium'
}

/** Button that runs an action of a page. */
export function ActionButton({ action, size = 'medium' }: ActionButtonProps) {
  const t = useText()
  const mark = useInspectMark()
  const prefetch = usePrefetchOnHover()
  const { Failed } = useRuntime().registry.states
  const reason = disabledReason(action, t)
  if (action.error) return <Failed error={action.error} compact />
  return (
    <Button
      type={action.tone === 'primary' ? 'primary' : 'default'}
      danger={action.tone === 'danger'}
      size={size}
      icon={iconOf(action.icon)}
      loading={action.isRunning}
      disabled={reason !== undefined}
      title={reason}
      onClick={() => void action.run()}
      {...prefetch(action)}
      data-at={mark(action.at)?.['data-at']}
    >
      {action.label}
    </Button>
  )
}
