import { addressCell } from './address/index.tsx'
import { booleanCell } from './boolean/index.tsx'
import { dateCell } from './date/index.tsx'
import { dictCell } from './dict/index.tsx'
import { htmlCell } from './html/index.tsx'
import { linkCell } from './link/index.tsx'
import { maskedCell } from './masked/index.tsx'
import { moneyCell } from './money/index.tsx'
import { numberCell } from './number/index.tsx'
import { rateCell } from './rate/index.tsx'
import { textCell } from './text/index.tsx'

/** Every cell, listed once. */
export const cells = [
  textCell,
  moneyCell,
  rateCell,
  dictCell,
  dateCell,
  maskedCell,
  linkCell,
  addressCell,
  htmlCell,
  booleanCell,
  numberCell,
]
