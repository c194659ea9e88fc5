import { HolderOutlined, KeyOutlined, LockOutlined, WarningOutlined } from '@ant-design/icons'
import type { CSSProperties } from 'react'
import { useText } from '#runtime'
import { DictTag } from '../../shared/dict-tag.tsx'
import { emptyValue } from '../../shared/empty-value.tsx'
import { MenuIcon } from '../../shared/menu-icon/menu-icon.tsx'
import { Disclosure, NoDisclosure } from '../../shared/tree/disclosure.tsx'
import tree from '../../shared/tree/tree-row.module.css'
import { type Entry, isButton, isFolder } from './entry-tree.ts'
import type { TreeRowsProps } from './row-actions.tsx'
import { RowActions } from './row-actions.tsx'
import css from './tree-row.module.css'
import type { RowDrag } from './use-dragging.ts'

interface TreeRowProps extends TreeRowsProps {
  entry: Entry
  /** Index of the row, its distance from the top of the first row in px, and its height in px. */
  row: { index: number; start: number; height: number }
  isCurrent: boolean
  onFocus: () => void
  drag: RowDrag
}

const kindOf = (entry: Entry) => (isButton(entry) ? 'Button' : isFolder(entry) ? 'Folder' : 'Menu')
const colours = { Button: 'neutral', Folder: 'warning', Menu: 'info' } as const

/** Row of a menu or button. */
export function TreeRow({ entry, row, isCurrent, onFocus, drag, ...props }: TreeRowProps) {
  const t = useText()
  const { line, level, index, children, parent } = entry
  const kind = kindOf(entry)
  return (
    // biome-ignore lint/a11y/useSemanticElements: table columns wouldn't stay aligned in a virtual list.
    <div
      role="row"
      data-row-key={line.id}
      data-drop={drag.side}
      data-dragged={drag.isDragged}
      className={`${tree.row} ${css.row}`}
      style={
        { '--level': level, height: row.height, transform: `translateY(${row.start}px)` } as CSSProperties
      }
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onFocus}
      aria-level={level}
      aria-posinset={index + 1}
      aria-setsize={parent ? parent.children.length : undefined}
      aria-rowindex={row.index + 2}
      aria-expanded={children.length > 0 ? props.isOpen(line.id) : undefined}
      {...drag.row}
    >
      <Name entry={entry} drag={drag} {...props} />
      <Cell className={css.kind}>
        <DictTag text={t(kind)} color={colours[kind]} />
      </Cell>
      <Cell className={`${css.wide} ${css.code}`} title={line.perms}>
        {line.perms ?? emptyValue}
        {line.status === '0' && <span className={css.off}>{t('Everyone')}</span>}
      </Cell>
      <Cell className={`${css.wide} ${css.code}`} title={line.url}>
        {line.url ?? emptyValue}
      </Cell>
      <Cell
        className={`${css.wide} ${css.code}`}
        title={line.pageMissing ? t('No page has this name.') : line.component}
      >
        {line.pageMissing && (
          <WarningOutlined className={css.warning} aria-label={t('No page has this name.')} />
        )}
        {line.component ?? emptyValue}
      </Cell>
      <Cell className={`${css.wide} ${css.order}`}>{line.sortNo}</Cell>
      <Cell className={`${css.wide} ${css.shown}`}>
        {isButton(entry) ? emptyValue : t(line.hidden ? 'Hidden' : 'Shown')}
      </Cell>
      <Cell className={css.actions}>
        <RowActions entry={entry} {...props} />
      </Cell>
    </div>
  )
}

function Cell({
  className,
  title,
  children,
}: {
  className: string | undefined
  title?: string | null
  children: React.ReactNode
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: for the same reason as the row.
    // biome-ignore lint/a11y/useFocusableInteractive: the row has the focus.
    <span role="gridcell" className={className} title={title ?? undefined}>
      {children}
    </span>
  )
}

function Name({
  entry,
  drag,
  isOpen,
  toggle,
  matches,
  moving,
}: TreeRowsProps & { entry: Entry; drag: RowDrag }) {
  const t = useText()
  const { line, children } = entry
  return (
    <Cell className={css.name}>
      {moving.isAllowed && (
        <span
          className={css.handle}
          title={t(moving.isDraggable ? 'Drag to move' : 'Clear the search to drag')}
          data-off={!moving.isDraggable}
          {...drag.handle}
          aria-hidden
        >
          <HolderOutlined />
        </span>
      )}
      {children.length > 0 ? (
        <Disclosure
          tabIndex={-1}
          aria-expanded={isOpen(line.id)}
          aria-label={t('Children')}
          onClick={() => toggle(line.id)}
        />
      ) : (
        <NoDisclosure />
      )}
      <span className={css.icon}>
        {isButton(entry) ? <KeyOutlined aria-hidden /> : <MenuIcon name={line.icon ?? undefined} />}
      </span>
      <span className={css.words}>
        <span
          className={css.label}
          title={line.title}
          data-muted={line.hidden}
          data-match={matches?.has(line.id) === true}
        >
          {line.title}
        </span>
        <span className={css.sub}>{line.perms ?? line.url}</span>
      </span>
      {line.shipped && (
        <LockOutlined
          className={css.shipped}
          title={t("Built-in: code and path can't be changed.")}
          aria-label={t('Built-in')}
        />
      )}
    </Cell>
  )
}
