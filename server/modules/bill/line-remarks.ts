import { CONTRACT_LOCALE, type Locale, type LocalizedText, localizedTo } from '../../platform/http/locale.ts'

const carried: LocalizedText = { en: 'Carried over to the next bill', zh: '结转至下期账单' }
const reversed: LocalizedText = { en: 'Carry-over reversed', zh: '冲回结转' }

/**
 * Remark of the line that an adjustment adds for a carried amount, in the language in which remarks are
 * stored.
 */
export const carryRemark = (amountFen: number): string =>
  localizedTo(amountFen > 0 ? carried : reversed, CONTRACT_LOCALE)

/** Remark of the line with the amount that an earlier bill carried over. */
export const broughtForwardRemark = (billNo: string): string => `上期账单 ${billNo} 结转`

/** Remark of a line that includes late trades. */
export const lateRemark = (count: number): string => `含 ${count} 笔迟到交易`

/** Patterns of remarks that contain a bill number or a count, each with its English text. */
const PATTERNS: readonly (readonly [pattern: RegExp, english: (part: string) => string])[] = [
  [/^上期账单 (\S+) 结转$/, (billNo) => `Carried over from bill ${billNo}`],
  [/^含 (\d+) 笔迟到交易$/, (count) => `Includes ${count} late ${count === '1' ? 'trade' : 'trades'}`],
]

/** Translates the remark of a bill line if the system wrote the remark. Any other remark stays unchanged. */
export function lineRemarkIn(remark: string | null, locale: Locale): string | null {
  if (remark === null || locale === CONTRACT_LOCALE) return remark
  const known = [carried, reversed].find(({ zh }) => zh === remark)
  if (known) return localizedTo(known, locale)
  for (const [pattern, english] of PATTERNS) {
    const [, part] = pattern.exec(remark) ?? []
    if (part !== undefined) return english(part)
  }
  return remark
}
