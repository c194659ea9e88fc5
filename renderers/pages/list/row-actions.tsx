import { Dropdown } from 'antd'
import { type ReactNode, useState } from 'react'
import { type ActionView, useInspectMark, useRuntime, useText } from '#runtime'
import { MAX_VISIBLE_ACTIONS } from '#schemas'
import { disabledReason } from '../../shared/action-button.tsx'
import { menuItemOf } from '../../shared/menu-item/menu-item-of.tsx'
import { usePrefetchOnHover } from '../../shared/prefetch/use-prefetch-on-hover.ts'
import { INSPECT_ACTION_ID } from './inspect-action.ts'
import css from './row-actions.module.css'

/**
 * Actions of a row. The first few actions that are enabled or have an error are visible. The other actions
 * are in the "more" menu. The buttons are plain HTML, because antd's buttons in fifty rows would render more
 * slowly than the rows themselves.
 */
export function RowActions({ actions }: { actions: readonly ActionView[] }) {
  const t = useText()
  const shown = actions
    .filter(({ id, enabled, error }) => id !== INSPECT_ACTION_ID && (enabled || error))
    .slice(0, MAX_VISIBLE_ACTIONS)
  const rest = actions.filter((action) => !shown.includes(action))
  return (
    <span className={css.actions}>
      {shown.map((action) => (
        <RowButton key={action.id} action={action} />
      ))}
      {rest.length > 0 && <More actions={rest} className={css.action} label={t('More')} />}
    </span>
  )
}

function RowButton({ action }: { action: ActionView }) {
  const { Failed } = useRuntime().registry.states
  const t = useText()
  const mark = useInspectMark()
  const prefetch = usePrefetchOnHover()
  if (action.error) return <Failed error={action.error} compact />
  const isBusy = action.isRunning || action.isLocked
  return (
    <button
      type="button"
      ref={moveFocusOnUnmount}
      className={action.tone === 'danger' ? `${css.action} ${css.danger}` : css.action}
      aria-disabled={isBusy}
      aria-busy={action.isRunning}
      title={disabledReason(action, t)}
      onClick={isBusy ? undefined : () => void action.run()}
      {...prefetch(action)}
      {...mark(action.at)}
    >
      {action.label}
    </button>
  )
}

/** If the focused button is removed, moves the focus to the first button of the row. */
function moveFocusOnUnmount(button: HTMLButtonElement | null) {
  const row = button?.parentElement
  return () => {
    if (document.activeElement === button) queueMicrotask(() => row?.querySelector('button')?.focus())
  }
}

interface MoreProps {
  actions: readonly ActionView[]
  className: string | undefined
  label: ReactNode
  /** Accessible name. Required if the label is not a plain text. */
  name?: string
}

/** Button that opens the menu with the other actions. The menu is created when the user first opens it. */
export function More({ actions, className, label, name }: MoreProps) {
  const t = useText()
  const mark = useInspectMark()
  const [row, setRow] = useState<string>()
  const [wasOpened, setOpened] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const button = (
    <button
      type="button"
      className={className}
      aria-label={name}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => {
        setRow(currentTarget.closest<HTMLElement>('[data-row-key]')?.dataset.rowKey)
        setOpened(true)
        setOpen(true)
      }}
    >
      {label}
    </button>
  )
  if (!wasOpened) return button
  return (
    <Dropdown
      trigger={['click']}
      open={isOpen}
      onOpenChange={setOpen}
      autoFocus
      menu={{
        items: actions.map((action) => ({
          ...menuItemOf(action, t),
          key: action.id,
          ...(action.error && { title: action.error.code }),
          // The menu item names its row, because the menu is outside the row's element in the DOM.
          'data-at': mark(action.at)?.['data-at'],
          'data-row': row,
        })),
        onClick: ({ key }) => void actions.find(({ id }) => id === key)?.run(),
      }}
    >
      {button}
    </Dropdown>
  )
}
