import { CloseOutlined } from '@ant-design/icons'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '#runtime'
import css from './tabs.module.css'

interface TabItemProps {
  path: string
  /** Last address of the page that the tab shows. */
  at: string
  title: string
  isActive: boolean
  /** True if the keyboard reaches the tab bar at this tab. */
  isEntry: boolean
  isDirty: boolean
  /** Closes the tab. Undefined for the home page. */
  onClose?: ((path: string) => void) | undefined
}

/** A tab: a link to its page, and a close button. */
export const TabItem = memo(function TabItem(props: TabItemProps) {
  const { path, at, title, isActive, isEntry, isDirty, onClose } = props
  const text = useText()
  return (
    <li className={css.tab} data-path={path} data-active={isActive}>
      <Link
        to={at}
        title={title}
        tabIndex={isEntry ? 0 : -1}
        aria-current={isActive ? 'page' : undefined}
        draggable={false}
      >
        {isDirty ? <span className={css.dot} role="img" aria-label={text('Unsaved changes')} /> : null}
        <span className={onClose ? css.title : `${css.title} sentence-case`}>{title}</span>
      </Link>
      {onClose ? (
        <button
          type="button"
          tabIndex={-1}
          aria-label={text('Close {{title}}', { title })}
          onClick={() => onClose(path)}
        >
          <CloseOutlined />
        </button>
      ) : null}
    </li>
  )
})
