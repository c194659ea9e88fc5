import { RightOutlined } from '@ant-design/icons'
import css from './disclosure-mark.module.css'

/** The arrow of a row for the pointer alone: where the row itself tells whether it is open, and hears the keys. */
export function DisclosureMark({ isOpen, toggle }: { isOpen: boolean; toggle: () => void }) {
  return (
    <span
      className={css.mark}
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
