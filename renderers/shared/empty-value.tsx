import type { ComponentType } from 'react'
import type { CellArgs } from '#runtime'
import css from './cell.module.css'

/** Shown for an empty value. A shared element, so a thousand empty cells cost React nothing. */
export const emptyValue = <span className={css.empty}>–</span>

/** Draws a cell with a component that may use hooks, or a dash for an empty value. */
export const orDash =
  <Props,>(View: ComponentType<CellArgs<Props>>) =>
  (args: CellArgs<Props>) =>
    args.value === null || args.value === undefined || args.value === '' ? emptyValue : <View {...args} />
