import type { RowToneName } from '#schemas'
import css from './row-tone.module.css'

/** The class that gives a row of a table, or its card, the colours of its tone. */
export const toneClass = (tone: RowToneName | undefined): string =>
  tone ? `${css.row ?? ''} ${css[tone] ?? ''}` : ''
