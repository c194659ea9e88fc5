import type { ComponentType } from 'react'
import type { CellArgs } from '#runtime'
import css from './cell.module.css'

/**
 * A dash that stands for an empty value. All empty cells share this element, because React doesn't render the
 * same element again.
 */
export const emptyValue = <span className={css.empty}>–</span>

/**
 * Wraps the component of a cell. The wrapper draws a dash for an empty value, and otherwise renders the
 * component.
 */
export const orDash =
  <Props,>(View: ComponentType<CellArgs<Props>>) =>
  (args: CellArgs<Props>) =>
    args.value === null || args.value === undefined || args.value === '' ? emptyValue : <View {...args} />
