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

/** The room of the arrow in a row that nothing belongs to. */
export const NoDisclosure = () => <span className={css.none} aria-hidden />
