import { Button, Tooltip } from 'antd'
import { useRef, useState } from 'react'
import { type ActionView, type Translate, useInspectMark, useRuntime, useText } from '#runtime'
import { iconOf } from './icon.tsx'
import { usePrefetchOnHover } from './prefetch/use-prefetch-on-hover.ts'
import { MOBILE, useMedia } from './use-media.ts'

/** Reason that is shown for a disabled action if the page sets none. */
const DEFAULT_REASON = "Status doesn't allow it"
const REASON_TRIGGERS: ('hover' | 'focus')[] = ['hover', 'focus']
/** antd's look of a disabled button, without its `disabled`, which would take the focus and so the reason away. */
const DISABLED_LOOK = 'ant-btn-disabled'
const LOCKED = 'Another action is running here'

/** Returns the localized reason why a button is disabled. Returns undefined for an enabled button. */
export const disabledReason = (
  { enabled, isLocked, whyNot: reason }: ActionView,
  t: Translate,
): string | undefined => (isLocked ? t(LOCKED) : enabled ? undefined : (reason ?? t(DEFAULT_REASON)))

/** Distance of a reason from the buttons above it, in px. */
const REASON_GAP_PX = 6

/** In a narrow window, most reasons fit one line. */
const WINDOW_WIDE = { root: { maxWidth: 'calc(100vw - 48px)' } }

/**
 * Places the reason of a disabled action. In a narrow window the reason is below all buttons, because the title
 * of a drawer is close above them, and a further line of buttons may be below.
 */
function useReasonPlace() {
  const button = useRef<HTMLButtonElement>(null)
  const isNarrow = useMedia(MOBILE)
  const [rest, setRest] = useState(0)
  const onOpenChange = (isOpen: boolean) => {
    const own = button.current?.getBoundingClientRect().bottom ?? 0
    const all = button.current?.parentElement?.getBoundingClientRect().bottom ?? own
    if (isOpen) setRest(all - own)
  }
  const below = {
    placement: 'bottomLeft' as const,
    arrow: false,
    align: { offset: [0, rest + REASON_GAP_PX] },
    styles: WINDOW_WIDE,
  }
  return { button, place: isNarrow ? { ...below, onOpenChange } : {} }
}

interface ActionButtonProps {
  action: ActionView
  size?: 'small' | 'medium'
}

/**
 * Button that runs an action of a page. A disabled button stays focusable: hovering, focusing or tapping it
 * shows the reason, which also describes the button to screen readers.
 */
export function ActionButton({ action, size = 'medium' }: ActionButtonProps) {
  const t = useText()
  const mark = useInspectMark()
  const prefetch = usePrefetchOnHover()
  const { Failed } = useRuntime().registry.states
  const reason = disabledReason(action, t)
  const { button, place } = useReasonPlace()
  if (action.error) return <Failed error={action.error} compact />
  const isDisabled = reason !== undefined
  return (
    <Tooltip title={reason} trigger={REASON_TRIGGERS} {...place}>
      <Button
        ref={button}
        type={action.tone === 'primary' ? 'primary' : 'default'}
        danger={action.tone === 'danger'}
        size={size}
        icon={iconOf(action.icon)}
        loading={action.isRunning}
        className={isDisabled ? DISABLED_LOOK : undefined}
        aria-disabled={isDisabled || undefined}
        // The open tooltip describes the button by its id, which replaces this description.
        aria-description={reason}
        // Safari doesn't focus a button that is tapped.
        onClick={({ currentTarget }) => (isDisabled ? currentTarget.focus() : void action.run())}
        {...(!isDisabled && prefetch(action))}
        data-at={mark(action.at)?.['data-at']}
      >
        {action.label}
      </Button>
    </Tooltip>
  )
}
