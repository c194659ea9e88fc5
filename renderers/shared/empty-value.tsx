import type { ComponentType } from 'react'
import type { CellArgs } from '#runtime'
import css from './cell.module.css'

/** Stands where a value is absent. One element for all: React reuses it, so a thousand empty cells cost nothing. */
export const emptyValue = <span className={css.empty}>–</span>

/** The drawing of a cell by a component, which may use hooks; an absent value is a dash. */
export const orDash =
  <Props,>(View: ComponentType<CellArgs<Props>>) =>
  (args: CellArgs<Props>) =>
    args.value === null || args.value === undefined || args.value === '' ? emptyValue : <View {...args} />
