import { defineImports } from '../import-columns.ts'
import { ADJUST_REASON } from './shapes.ts'

/** Columns of a file from which users import adjustments. */
export const billImports = defineImports({
  'bill.adjust': [
    {
      name: 'billNo',
      titles: { en: 'Bill number', zh: '账单号' },
      type: 'text',
      required: true,
      notes: {
        en: 'Bill to confirm or on hold.',
        zh: '仅限待确认或已挂起的账单。',
      },
      examples: { en: 'SB-EXAMPLE', zh: 'SB-示例' },
    },
    {
      name: 'amount',
      titles: { en: 'Amount in yuan', zh: '调账金额（元）' },
      type: 'yuan',
      required: true,
      notes: {
        en: 'A negative amount reduces the payout. At most two decimals, not 0.',
        zh: '正数为多付，负数为少付，最多两位小数，不能为 0。',
      },
      examples: { en: '-12.50', zh: '-12.50' },
    },
    {
      name: 'reason',
      titles: { en: 'Reason', zh: '原因' },
      type: 'text',
      required: true,
      notes: {
        en: `${ADJUST_REASON.min} to ${ADJUST_REASON.max} characters.`,
        zh: `${ADJUST_REASON.min} 到 ${ADJUST_REASON.max} 个字符。`,
      },
      examples: { en: 'Fee charged twice', zh: '手续费重复扣除' },
    },
  ],
})
