import type { OrderLine } from '#schemas'
import { defineHttpError } from '../../platform/http/errors.ts'
import type { LocalizedText } from '../../platform/http/locale.ts'

const orderInvalid = defineHttpError('DEMO_ORDER_INVALID', 400, {
  en: 'Check your entries',
  zh: '填写内容有误，请检查',
})
const messages = {
  sum: { en: 'Must add up to the amount of the line', zh: '合计必须等于该明细金额' },
  twice: { en: 'Duplicate', zh: '重复' },
} satisfies Record<string, LocalizedText>

/**
 * Checks the splits of an order and returns the total of the order. If a field is invalid, throws an error
 * with the messages by field.
 */
export function checkOrder(lines: readonly OrderLine[]): { totalFen: number } {
  const fields = Object.fromEntries(lines.flatMap(errorsOfLine))
  if (Object.keys(fields).length > 0) throw orderInvalid(undefined, { fields })
  return { totalFen: lines.reduce((sum, line) => sum + amountOf(line), 0) }
}

const amountOf = ({ quantity, priceFen }: OrderLine) => quantity * priceFen

function errorsOfLine(line: OrderLine, index: number): [string, LocalizedText][] {
  const { splits = [] } = line
  const path = `lines[${index}].splits`
  const names = splits.map(({ receiver }) => receiver.trim())
  const repeated = names.flatMap((name, at): [string, LocalizedText][] =>
    names.indexOf(name) < at ? [[`${path}[${at}].receiver`, messages.twice]] : [],
  )
  const sum = splits.reduce((total, { splitFen }) => total + splitFen, 0)
  const isSplit = splits.length === 0 || sum === amountOf(line)
  return isSplit ? repeated : [...repeated, [path, messages.sum]]
}
