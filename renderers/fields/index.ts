import { dateRangeField } from './date-range/index.tsx'
import { dictSelectField } from './dict-select/index.tsx'
import { moneyField } from './money/index.tsx'
import { moneyRangeField } from './money-range/index.tsx'
import { numberField } from './number/index.tsx'
import { shopSelectField } from './shop-select/index.tsx'
import { switchField } from './switch/index.tsx'
import { textField } from './text/index.tsx'
import { textAreaField } from './text-area/index.tsx'

/** Every field, listed once. */
export const fields = [
  textField,
  textAreaField,
  numberField,
  moneyField,
  moneyRangeField,
  dictSelectField,
  dateRangeField,
  shopSelectField,
  switchField,
]
