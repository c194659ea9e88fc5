import { addressCell } from './address/index.tsx'
import { avatarCell } from './avatar/index.tsx'
import { booleanCell } from './boolean/index.tsx'
import { contactCell } from './contact/index.tsx'
import { copyableCell } from './copyable/index.tsx'
import { dateCell } from './date/index.tsx'
import { dictCell } from './dict/index.tsx'
import { diffCell } from './diff/index.tsx'
import { fileCell } from './file/index.tsx'
import { htmlCell } from './html/index.tsx'
import { imageCell } from './image/index.tsx'
import { linkCell } from './link/index.tsx'
import { maskedCell } from './masked/index.tsx'
import { moneyCell } from './money/index.tsx'
import { numberCell } from './number/index.tsx'
import { progressCell } from './progress/index.tsx'
import { rateCell } from './rate/index.tsx'
import { sparklineCell } from './sparkline/index.tsx'
import { tagsCell } from './tags/index.tsx'
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
  progressCell,
  sparklineCell,
  tagsCell,
  avatarCell,
  imageCell,
  copyableCell,
  contactCell,
  diffCell,
  fileCell,
]
