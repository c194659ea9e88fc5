import { RightOutlined } from '@ant-design/icons'
import type { ComponentProps } from 'react'
import css from './disclosure.module.css'

interface DisclosureProps extends Omit<ComponentProps<'button'>, 'children' | 'className' | 'type'> {
  'aria-expanded': boolean
  'aria-label': string
}

/** Button with an arrow that expands or collapses a row. */
export function Disclosure(props: DisclosureProps) {
  return (
    <button type="button" className={css.disclosure} {...props}>
      <RightOutlined aria-hidden />
    </button>
  )
}

/** Empty space of the same size as the arrow, for a row without children. */
export const NoDisclosure = () => <span className={css.none} aria-hidden />
