import type { ComponentType } from 'react'
import type { CellArgs } from '#runtime'
import css from './cell.module.css'

/** A dash for an empty value. All empty cells share this element, so that React skips it when it renders. */
export const emptyValue = <span className={css.empty}>–</span>

/** Makes a cell renderer that draws a dash for an empty value, and otherwise renders the component. */
export const orDash =
  <Props,>(View: ComponentType<CellArgs<Props>>) =>
  (args: CellArgs<Props>) =>
    args.value === null || args.value === undefined || args.value === '' ? emptyValue : <View {...args} />
