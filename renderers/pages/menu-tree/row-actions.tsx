import { EllipsisOutlined } from '@ant-design/icons'
import { Dropdown, type MenuProps } from 'antd'
import { useState } from 'react'
import type { PageActions } from '#runtime'
import { type ActionView, type Translate, useText } from '#runtime'
import link from '../../shared/link-button.module.css'
import { menuItemOf } from '../../shared/menu-item/menu-item-of.tsx'
import { usePrefetchOnHover } from '../../shared/prefetch/use-prefetch-on-hover.ts'
import { MOBILE, useMedia } from '../../shared/use-media.ts'
import type { EntryTree } from './entry-tree.ts'
import { type Entry, isFolder, type Step } from './entry-tree.ts'
import css from './tree-row.module.css'
import type { MoveEntry } from './use-move-entry.ts'

/** Maximum number of visible actions. The other actions are in the *More* menu. */
const MAX_VISIBLE_ACTIONS = 2

const steps: readonly [Step, string, string][] = [
  ['up', 'Move up', 'Alt ↑'],
  ['down', 'Move down', 'Alt ↓'],
  ['in', 'Move into previous item', 'Alt →'],
  ['out', 'Move out', 'Alt ←'],
]

type Props = Pick<TreeRowsProps, 'actions' | 'rowActions' | 'moving'> & { entry: Entry }

/**
 * Actions of an entry. The buttons are plain HTML, because antd's buttons would render more slowly than the
 * rows themselves.
 */
export function RowActions({ entry, actions, rowActions, moving }: Props) {
  const t = useText()
  const ahead = usePrefetchOnHover()
  const isPhone = useMedia(MOBILE)
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const views = actions.viewsOf(rowActions, {
    record: { ...entry.line, hasBelow: entry.children.length > 0, isFolder: isFolder(entry) },
  })
  // On a phone, all actions are in the *More* menu.
  const shown = isPhone
    ? []
    : views.filter(({ enabled, tone }) => enabled && tone !== 'danger').slice(0, MAX_VISIBLE_ACTIONS)
  const rest = views.filter((view) => !shown.includes(view))
  const items = [
    ...rest.map((view) => itemOf(view, t)),
    ...(moving.isAllowed ? moveItems(entry, moving, { t, hasKeys: !isPhone }) : []),
  ]
  const more = (
    <button
      type="button"
      tabIndex={-1}
      className={`${link.link} ${css.action}`}
      aria-label={t('More')}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={() => {
        setAsked(true)
        setOpen(true)
      }}
    >
      <EllipsisOutlined aria-hidden />
    </button>
  )
  return (
    <>
      {shown.map((view) => (
        <button
          key={view.id}
          type="button"
          tabIndex={-1}
          className={`${link.link} ${css.action}`}
          aria-disabled={view.isRunning || view.isLocked}
          onClick={() => void view.run()}
          {...ahead(view)}
        >
          {view.label}
        </button>
      ))}
      {items.length > 0 &&
        (isAsked ? (
          <Dropdown trigger={['click']} open={isOpen} onOpenChange={setOpen} autoFocus menu={{ items }}>
            {more}
          </Dropdown>
        ) : (
          more
        ))}
    </>
  )
}

type Items = NonNullable<MenuProps['items']>

const itemOf = (view: ActionView, t: Translate): Items[number] => ({
  ...menuItemOf(view, t),
  key: view.id,
  onClick: () => void view.run(),
})

interface MoveItemOptions {
  t: Translate
  /** True if the menu items show the keyboard shortcuts for moving. */
  hasKeys: boolean
}

function moveItems(entry: Entry, moving: Props['moving'], { t, hasKeys }: MoveItemOptions): Items {
  return [
    { key: 'moves', type: 'divider' },
    ...steps.map(([step, label, keys]) => {
      const target = moving.stepOf(entry, step)
      return {
        key: step,
        label: t(label),
        extra: hasKeys ? keys : undefined,
        disabled: target === undefined,
        onClick: () => target && void moving.moveTo(entry, target),
      }
    }),
    { key: 'to', label: t('Move to…'), onClick: () => moving.setDialogEntry(entry) },
  ]
}

export interface TreeRowsProps {
  title: string
  tree: EntryTree
  rows: readonly Entry[]
  isOpen: (id: string) => boolean
  toggle: (id: string) => void
  /** Ids of the entries that match the search, or undefined if there is no search. */
  matches: ReadonlySet<string> | undefined
  actions: PageActions
  rowActions: readonly string[] | undefined
  moving: MoveEntry & { isDraggable: boolean }
  /** Id of the entry that was just added, which is scrolled into view. */
  added: string | undefined
  onAddedSeen: () => void
}
