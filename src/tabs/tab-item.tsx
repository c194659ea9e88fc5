import { CloseOutlined } from '@ant-design/icons'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '#runtime'
import css from './tabs.module.css'

interface TabItemProps {
  path: string
  /** Where its page was left. */
  at: string
  title: string
  isActive: boolean
  /** Its link is the one the Tab key reaches; arrows go on from there. */
  isEntry: boolean
  isDirty: boolean
  /** Absent for the home. */
  onClose?: ((path: string) => void) | undefined
}

/** One opened page: the way to it, and the way to close it. */
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
        <span className={css.title}>{title}</span>
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
