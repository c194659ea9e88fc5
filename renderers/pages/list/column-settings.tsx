import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  VerticalLeftOutlined,
  VerticalRightOutlined,
} from '@ant-design/icons'
import { Button, Checkbox } from 'antd'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { type ColumnSetting, clampWidth, type ListSettings, MAX_WIDTH, MIN_WIDTH, useText } from '#runtime'
import { Grip } from '../../shared/sorting/grip.tsx'
import { useSorting } from '../../shared/sorting/use-sorting.ts'
import css from './column-settings.module.css'

interface ColumnSettingsProps {
  settings: ListSettings
  /** True if the rows are drawn as cards, which have no widths and no pinned columns. */
  isCards: boolean
  close: () => void
}

/**
 * Settings of the columns: order, visibility, pinning and width. All of them work with the keyboard. The order
 * also changes by dragging a row.
 */
export function ColumnSettings({ settings, isCards, close }: ColumnSettingsProps) {
  const t = useText()
  const { columns, setColumns } = settings
  const shown = columns.filter((column) => column.shown).length
  const change = (index: number, changed: Partial<ColumnSetting>) =>
    setColumns(columns.map((column, at) => (at === index ? { ...column, ...changed } : column)))
  const list = useRef<HTMLUListElement>(null)
  const { dragged, grab, moveTo, announcement } = useSorting({
    list,
    members: columns,
    nameOf: ({ title }) => title,
    onChange: setColumns,
  })
  return (
    <section
      className={css.panel}
      aria-label={t('Columns')}
      tabIndex={-1}
      ref={focusPanel}
      onKeyDown={stopTabEvent}
    >
      <header className={css.head}>
        <Checkbox
          checked={shown === columns.length}
          indeterminate={shown > 0 && shown < columns.length}
          onChange={({ target }) =>
            setColumns(columns.map((column, at) => ({ ...column, shown: target.checked || at === 0 })))
          }
        >
          {t('All columns')}
        </Checkbox>
        {!isCards && <span className={css.unit}>{t('Width, px')}</span>}
      </header>
      <ul className={css.list} ref={list}>
        {columns.map((column, index) => (
          <Row
            key={column.id}
            column={column}
            isLastShown={column.shown && shown === 1}
            index={index}
            count={columns.length}
            isCards={isCards}
            isDragged={dragged === index}
            change={(changed) => change(index, changed)}
            moveTo={(to) => moveTo(index, to)}
            grab={grab}
          />
        ))}
      </ul>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
      <footer className={css.foot}>
        <Button size="small" type="link" disabled={!settings.isChanged} onClick={settings.reset}>
          {t('Reset to default')}
        </Button>
        <Button size="small" onClick={close}>
          {t('Close')}
        </Button>
      </footer>
    </section>
  )
}

/**
 * Focuses the panel when it is mounted. With the Tab key alone, the focus would not move from the button to
 * the panel, because the panel is at the end of the DOM.
 */
const focusPanel = (panel: HTMLElement | null) => panel?.focus({ preventScroll: true })

/**
 * Stops the Tab event, so that Tab moves the focus within the panel. Otherwise antd's dropdown would close on
 * Tab, as a menu does.
 */
function stopTabEvent(event: KeyboardEvent) {
  if (event.key === 'Tab') event.stopPropagation()
}

interface RowProps {
  column: ColumnSetting
  /** True if this is the only visible column, which the user can't hide. */
  isLastShown: boolean
  index: number
  count: number
  isCards: boolean
  isDragged: boolean
  change: (changed: Partial<ColumnSetting>) => void
  moveTo: (index: number) => void
  grab: (event: PointerEvent, index: number) => void
}

function Row({ column, isLastShown, index, count, isCards, isDragged, change, moveTo, grab }: RowProps) {
  const t = useText()
  const { title } = column
  return (
    <li className={css.row} data-dragged={isDragged}>
      <Grip name={title} index={index} count={count} onMove={moveTo} onGrab={grab} />
      <Checkbox
        className={css.name}
        checked={column.shown}
        disabled={isLastShown}
        onChange={({ target }) => change({ shown: target.checked })}
      >
        {title}
      </Checkbox>
      <Button
        size="small"
        type="text"
        icon={<ArrowUpOutlined />}
        disabled={index === 0}
        aria-label={t('Move {{title}} up', { title })}
        onClick={() => moveTo(index - 1)}
      />
      <Button
        size="small"
        type="text"
        icon={<ArrowDownOutlined />}
        disabled={index === count - 1}
        aria-label={t('Move {{title}} down', { title })}
        onClick={() => moveTo(index + 1)}
      />
      {!isCards && (
        <>
          {pins.map(({ side, icon, label }) => (
            <Button
              key={side}
              size="small"
              {...(column.fixed === side ? PINNED : UNPINNED)}
              className={css.pin}
              icon={icon}
              aria-pressed={column.fixed === side}
              aria-label={t(label, { title })}
              title={t(label, { title })}
              onClick={() => change({ fixed: column.fixed === side ? undefined : side })}
            />
          ))}
          <WidthInput column={column} change={change} />
        </>
      )}
    </li>
  )
}

const PINNED = { color: 'primary', variant: 'filled' } as const
const UNPINNED = { type: 'text' } as const

/** Buttons that pin a column to one side. A second click releases it. */
const pins = [
  { side: 'left', icon: <VerticalRightOutlined />, label: 'Pin {{title}} left' },
  { side: 'right', icon: <VerticalLeftOutlined />, label: 'Pin {{title}} right' },
] as const

/**
 * Input for the width of a column. If the user empties the input, the column gets the width that the page
 * sets.
 */
function WidthInput({ column, change }: Pick<RowProps, 'column' | 'change'>) {
  const t = useText()
  const [text, setText] = useState<string>()
  const commit = () => {
    setText(undefined)
    if (text === undefined) return
    const width = Number.parseInt(text, 10)
    change({ width: Number.isNaN(width) ? undefined : clampWidth(width) })
  }
  return (
    <input
      className={`${css.input} ${css.width}`}
      type="number"
      min={MIN_WIDTH}
      max={MAX_WIDTH}
      step={10}
      value={text ?? column.width ?? ''}
      placeholder={t('auto')}
      aria-label={t('Width of {{title}}', { title: column.title })}
      onChange={({ target }) => setText(target.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  )
}
