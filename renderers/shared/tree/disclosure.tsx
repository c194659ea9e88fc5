import { RightOutlined } from '@ant-design/icons'
import type { ComponentProps } from 'react'
import css from './disclosure.module.css'

interface DisclosureProps extends Omit<ComponentProps<'button'>, 'children' | 'className' | 'type'> {
  'aria-expanded': boolean
  'aria-label': string
}

/** The arrow that opens and closes what belongs to a row. */
export function Disclosure(props: DisclosureProps) {
  return (
    <button type="button" className={css.disclosure} {...props}>
      <RightOutlined aria-hidden />
    </button>
  )
}

/** The same for the pointer alone: where the row itself tells whether it is open, and hears the keys. */
export function DisclosureMark({ isOpen, toggle }: { isOpen: boolean; toggle: () => void }) {
  return (
    <span
      className={`${css.disclosure} ${css.mark}`}
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

/** The room of the arrow in a row that nothing belongs to. */
export const NoDisclosure = () => <span className={css.none} aria-hidden />
