import { RightOutlined } from '@ant-design/icons'
import disclosure from './disclosure.module.css'
import css from './disclosure-mark.module.css'

/** Arrow of a row for the pointer only. The row itself is marked as expanded and handles the keys. */
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
