import { CONTRACT_LOCALE, type Locale, type LocalizedText, localizedTo } from '../../platform/http/locale.ts'

const carried: LocalizedText = { en: 'Carried over to the next bill', zh: '结转至下期账单' }
const reversed: LocalizedText = { en: 'Carry-over reversed', zh: '冲回结转' }

/** Remark of a new carry-over line, in the language in which remarks are stored. */
export const carryRemark = (amountFen: number): string =>
  localizedTo(amountFen > 0 ? carried : reversed, CONTRACT_LOCALE)

/** Remark of the line with a negative balance of an earlier bill. */
const BROUGHT_FORWARD = /^上期账单 (\S+) 结转$/

/** Translates the remark of a carry-over line that the system wrote. Any other remark stays unchanged. */
export function carryRemarkIn(remark: string | null, locale: Locale): string | null {
  if (remark === null || locale === CONTRACT_LOCALE) return remark
  const known = [carried, reversed].find(({ zh }) => zh === remark)
  return known
    ? localizedTo(known, locale)
    : remark.replace(BROUGHT_FORWARD, (_, billNo: string) => `Carried over from bill ${billNo}`)
}
