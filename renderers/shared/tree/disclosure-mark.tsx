import { RightOutlined } from '@ant-design/icons'
import disclosure from './disclosure.module.css'
import css from './disclosure-mark.module.css'

/** Arrow that the pointer can click. The row itself handles keys and has the attribute `aria-expanded`. */
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
