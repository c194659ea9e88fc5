import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import { Button, Checkbox } from 'antd'
import { type KeyboardEvent, useState } from 'react'
import { type ColumnSetting, clampWidth, type ListSettings, MAX_WIDTH, MIN_WIDTH, useText } from '#runtime'
import css from './column-settings.module.css'

/** Settings of the columns: visibility, order, width and pinning. All of them work with the keyboard. */
export function ColumnSettings({ settings, close }: { settings: ListSettings; close: () => void }) {
  const t = useText()
  const { columns, setColumns } = settings
  const shown = columns.filter((column) => column.shown).length
  const change = (index: number, changed: Partial<ColumnSetting>) =>
    setColumns(columns.map((column, at) => (at === index ? { ...column, ...changed } : column)))
  const move = (index: number, by: -1 | 1) => setColumns(moved(columns, index, index + by))
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
        <span className={css.unit}>{t('Width, px')}</span>
      </header>
      <ul className={css.list}>
        {columns.map((column, index) => (
          <Row
            key={column.id}
            column={column}
            isLastShown={column.shown && shown === 1}
            isFirst={index === 0}
            isLast={index === columns.length - 1}
            change={(changed) => change(index, changed)}
            move={(by) => move(index, by)}
          />
        ))}
      </ul>
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

function moved(columns: readonly ColumnSetting[], from: number, to: number): readonly ColumnSetting[] {
  const column = columns[from]
  if (!column || to < 0 || to >= columns.length) return columns
  const others = columns.toSpliced(from, 1)
  return others.toSpliced(to, 0, column)
}

interface RowProps {
  column: ColumnSetting
  /** True if this is the only visible column, which the user can't hide. */
  isLastShown: boolean
  isFirst: boolean
  isLast: boolean
  change: (changed: Partial<ColumnSetting>) => void
  move: (by: -1 | 1) => void
}

function Row({ column, isLastShown, isFirst, isLast, change, move }: RowProps) {
  const t = useText()
  const { title } = column
  return (
    <li className={css.row}>
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
        disabled={isFirst}
        aria-label={t('Move {{title}} up', { title })}
        onClick={() => move(-1)}
      />
      <Button
        size="small"
        type="text"
        icon={<ArrowDownOutlined />}
        disabled={isLast}
        aria-label={t('Move {{title}} down', { title })}
        onClick={() => move(1)}
      />
      <select
        className={css.input}
        value={column.fixed ?? ''}
        aria-label={t('Pin {{title}}', { title })}
        onChange={({ target }) => change({ fixed: pins.find((pin) => pin === target.value) })}
      >
        <option value="">{t('Not pinned')}</option>
        <option value="left">{t('Left')}</option>
        <option value="right">{t('Right')}</option>
      </select>
      <WidthInput column={column} change={change} />
    </li>
  )
}

const pins = ['left', 'right'] as const

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
