import { ColumnHeightOutlined, ReloadOutlined, SettingOutlined } from '@ant-design/icons'
import { Dropdown } from 'antd'
import { useRef, useState } from 'react'
import {
  type Density,
  isPaged,
  type ListState,
  type OpenRows,
  type PageActions,
  useAccess,
  usePicking,
  useRowCount,
  useRuntime,
  useText,
} from '#runtime'
import type { ListPage } from '#schemas'
import { ActionButton } from '../../shared/action-button.tsx'
import { formatNumber } from '../../shared/format-number.ts'
import { IconButton } from '../../shared/icon-button.tsx'
import { lazyView } from '../../shared/lazy-view.tsx'
import card from '../../shared/page-card.module.css'
import { PageHeading } from '../../shared/page-heading.tsx'
import { MOBILE, useMedia } from '../../shared/use-media.ts'
import css from './list.module.css'
import { useIsCards } from './rows/use-is-cards.ts'

const ColumnSettings = lazyView(
  async () => (await import('./column-settings.tsx')).ColumnSettings,
  <div className={css.popup} />,
)

/** Buttons for cards and trees, whose code is loaded only on phones and for trees. */
const RowsTools = lazyView(
  async () => (await import('./rows/rows-tools.tsx')).RowsTools,
  <span className={css.tool} />,
)

/**
 * Switch between table, calendar and board, whose code is loaded only for lists with a calendar or a board.
 */
const ViewSwitch = lazyView(
  async () => (await import('./rows/view-switch.tsx')).ViewSwitch,
  <span className={css.tool} />,
)

/** Shows the number of rows in a tree, with code that is loaded only for trees. */
const TreeTotal = lazyView(async () => (await import('./tree/tree-total.tsx')).TreeTotal)

/** Buttons for import and export. The code of the buttons is loaded only if the user may import or export. */
const FileTools = lazyView(
  async () => (await import('./file-tools.tsx')).FileTools,
  <span className={css.tool} />,
)

/** Menu of views, whose code is loaded after the list. */
const ViewsButton = lazyView(
  async () => (await import('./views/views-button.tsx')).ViewsButton,
  <span className={css.tool} />,
)

interface ToolbarProps {
  page: ListPage
  list: ListState
  actions: PageActions
  open: OpenRows
  titleId: string
}

/** Shows the title of the list, the number of rows, and the actions for the whole list. */
export function Toolbar({ page, list, actions, open, titleId }: ToolbarProps) {
  const t = useText()
  const isNarrow = useMedia(MOBILE)
  const isCards = useIsCards(list)
  const { view, furtherViews } = list.settings
  const hasPages = isPaged(view)
  const access = useAccess()
  const isPicking = usePicking() !== undefined
  const files = [page.list.import, page.list.export].flatMap((one) => one?.requires ?? [])
  const { Failed } = useRuntime().registry.states
  const { isLoading, error } = list
  const { tree } = page.list.table ?? {}
  const { total, isCapped } = useRowCount(page, list)
  const count = `${formatNumber(total)}${isCapped ? '+' : ''}`
  return (
    <header className={card.bar}>
      <PageHeading className={card.title} id={titleId} title={t(page.title)} />
      <span className={css.count} role="status">
        {hasPages &&
          !isLoading &&
          !error &&
          (tree && 'load' in tree ? <TreeTotal page={page} list={list} /> : t('Total {{count}}', { count }))}
      </span>
      {list.columnErrors.map((failure) => (
        <Failed key={failure.at?.pointer} error={failure} compact />
      ))}
      <div className={css.tools}>
        {actions.viewsOf(page.list.toolbar, { records: list.selection.records }).map((action) => (
          <ActionButton key={action.id} action={action} />
        ))}
        {furtherViews.length > 0 && <ViewSwitch settings={list.settings} />}
        {!isPicking && <ViewsButton page={page} list={list} />}
        <IconButton icon={<ReloadOutlined />} name={t('Refresh')} onClick={list.refresh} />
        {hasPages && (isNarrow || tree) && <RowsTools page={page} list={list} open={open} />}
        {hasPages && !isCards && <DensityButton list={list} />}
        {hasPages && <SettingsButton list={list} />}
        {files.some((code) => access.has(code)) && (
          <FileTools page={page} settings={list.settings} actions={actions} onChanged={list.refresh} />
        )}
      </div>
    </header>
  )
}

const densities: readonly { key: Density; label: string }[] = [
  { key: 'large', label: 'Comfortable' },
  { key: 'middle', label: 'Medium' },
  { key: 'small', label: 'Compact' },
]

/** When a dropdown closes, moves the focus back to its button. antd's dropdown doesn't do this. */
function useRestoreFocus() {
  const button = useRef<HTMLButtonElement>(null)
  const restoreFocus = (isOpen: boolean) => {
    if (!isOpen) button.current?.focus()
  }
  return { button, restoreFocus }
}

function DensityButton({ list: { settings } }: { list: ListState }) {
  const t = useText()
  const { button, restoreFocus } = useRestoreFocus()
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      onOpenChange={restoreFocus}
      menu={{
        items: densities.map(({ key, label }) => ({ key, label: t(label) })),
        selectable: true,
        selectedKeys: [settings.density],
        onClick: ({ key }) => settings.setDensity(key as Density),
      }}
    >
      <IconButton ref={button} icon={<ColumnHeightOutlined />} name={t('Row height')} />
    </Dropdown>
  )
}

function SettingsButton({ list: { settings } }: { list: ListState }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const { button, restoreFocus } = useRestoreFocus()
  const change = (isOpen: boolean) => {
    setOpen(isOpen)
    restoreFocus(isOpen)
  }
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      open={open}
      onOpenChange={change}
      destroyOnHidden
      popupRender={() => <ColumnSettings settings={settings} close={() => change(false)} />}
    >
      <IconButton ref={button} icon={<SettingOutlined />} name={t('Columns')} />
    </Dropdown>
  )
}
