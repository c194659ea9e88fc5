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
import { FileTools } from './file-tools.tsx'
import css from './list.module.css'
import { RowsTools } from './rows/rows-tools.tsx'
import { useIsCards } from './rows/use-is-cards.ts'
import { ViewSwitch } from './rows/view-switch.tsx'
import { TreeTotal } from './tree/tree-total.tsx'
import { useIsSmall } from './use-is-small.ts'
import { ViewsButton } from './views/views-button.tsx'

const ColumnSettings = lazyView(
  async () => (await import('./column-settings.tsx')).ColumnSettings,
  <div className={css.popup} />,
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
  const isSmall = useIsSmall(list)
  const isPicking = usePicking() !== undefined
  const files = [page.list.import, page.list.export].flatMap((one) => one?.requires ?? [])
  const { Failed } = useRuntime().registry.states
  const { isLoading, error } = list
  const { tree } = page.list.table ?? {}
  const { total, isCapped } = useRowCount(page, list)
  const count = `${formatNumber(total)}${isCapped ? '+' : ''}`
  return (
    <header className={card.bar}>
      <div className={card.heading}>
        <PageHeading className={card.title} id={titleId} title={t(page.title)} />
        <span className={css.count} role="status">
          {hasPages &&
            !isLoading &&
            !error &&
            (tree && 'load' in tree ? (
              <TreeTotal page={page} list={list} />
            ) : (
              t('Total {{count}}', { count })
            ))}
        </span>
      </div>
      {furtherViews.length > 0 && <ViewSwitch settings={list.settings} />}
      {list.columnErrors.map((failure) => (
        <Failed key={failure.at?.pointer} error={failure} compact />
      ))}
      <div className={card.side}>
        <div className={card.actions}>
          {actions.viewsOf(page.list.toolbar, { records: list.selection.records }).map((action) => (
            <ActionButton key={action.id} action={action} />
          ))}
        </div>
        <div className={card.tools}>
          {!isPicking && !isSmall && <ViewsButton page={page} list={list} />}
          {!isSmall && <IconButton icon={<ReloadOutlined />} name={t('Refresh')} onClick={list.refresh} />}
          {hasPages && (isNarrow || tree) && <RowsTools page={page} list={list} open={open} />}
          {hasPages && !isCards && !isSmall && <DensityButton list={list} />}
          {hasPages && !isSmall && <SettingsButton list={list} isCards={isCards} />}
          {!isSmall && files.some((code) => access.has(code)) && (
            <FileTools page={page} settings={list.settings} actions={actions} onChanged={list.refresh} />
          )}
        </div>
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

/** The panel is almost as wide as a phone, so it moves into the window. */
const INSIDE_WINDOW = { overflow: { adjustX: true, adjustY: true, shiftX: true } }

function SettingsButton({ list: { settings }, isCards }: { list: ListState; isCards: boolean }) {
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
      align={INSIDE_WINDOW}
      open={open}
      onOpenChange={change}
      destroyOnHidden
      popupRender={() => <ColumnSettings settings={settings} isCards={isCards} close={() => change(false)} />}
    >
      <IconButton ref={button} icon={<SettingOutlined />} name={t('Columns')} />
    </Dropdown>
  )
}
