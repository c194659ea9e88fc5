import css from './cell.module.css'

/** Stands where a value is absent. One element for all: React reuses it, so a thousand empty cells cost nothing. */
export const emptyValue = <span className={css.empty}>–</span>
