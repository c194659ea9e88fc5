import { RightOutlined } from '@ant-design/icons'
import disclosure from './disclosure.module.css'
import css from './disclosure-mark.module.css'

/**
 * Arrow that expands or collapses a row with a click. Keys and the attribute `aria-expanded` belong to the
 * row itself.
 */
export function DisclosureMark({ isOpen, toggle }: { isOpen: boolean; toggle: () => void }) {
  return (
    <span
      className={`${disclosure.disclosure} ${css.mark}`}
      data-open={isOpen}
      aria-hidden
      onClick={(event) => {
        event.stopPropagation()
        toggle()
      }}
    >
      <RightOutlined />
    </span>
  )
}
