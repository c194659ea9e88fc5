import { Alert } from 'antd'
import { type DataRecord, useText } from '#runtime'
import type { DetailSum } from '#schemas'
import { formatFen } from '#schemas/money'
import { emptyValue } from '../empty-value.tsx'
import headings from './record.module.css'
import css from './sum-part.module.css'

type Sign = NonNullable<DetailSum['terms'][number]['sign']>

const SIGNS: Readonly<Record<Sign, string>> = { plus: '+', minus: '−', signed: '±' }

interface SumPartProps {
  node: DetailSum
  record: DataRecord
}

/**
 * Part of a detail page or a document that shows amounts of the record as a sum. If the amounts don't add up
 * to the result, a note warns of it.
 */
export function SumPart({ node: { title, width, terms, result }, record }: SumPartProps) {
  const t = useText()
  return (
    <section data-width={width}>
      {title !== undefined && <h2 className={headings.heading}>{t(title)}</h2>}
      <table className={css.sum}>
        <tbody>
          {terms.map(({ field, title, ...term }, index) => {
            const { sign, value } = withoutDoubleMinus(term.sign ?? 'plus', record[field])
            return (
              <tr key={field}>
                <td className={css.sign}>{index === 0 && sign === 'plus' ? '' : SIGNS[sign]}</td>
                <th scope="row">{t(title)}</th>
                <td className={css.amount}>{amountOf(value, { sign: sign === 'signed' })}</td>
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <td className={css.sign}>=</td>
            <th scope="row">{t(result.title)}</th>
            <td className={css.amount}>{amountOf(record[result.field], { currency: true })}</td>
          </tr>
        </tfoot>
      </table>
      {!addsUp(terms, result, record) && (
        <Alert type="warning" showIcon title={t("These amounts don't add up.")} />
      )}
    </section>
  )
}

const isFen = (value: unknown): value is number => Number.isSafeInteger(value)

/** Shows a negative amount that is subtracted, such as the fee of a refund, as an amount that is added. */
const withoutDoubleMinus = (sign: Sign, value: unknown): { sign: Sign; value: unknown } =>
  sign === 'minus' && isFen(value) && value < 0 ? { sign: 'plus', value: -value } : { sign, value }

/** Formats an amount with the same minus as the column of signs. */
const amountOf = (value: unknown, format: Parameters<typeof formatFen>[1]) =>
  isFen(value) ? formatFen(value, format).replace('-', SIGNS.minus) : emptyValue

/** True if all terms and the result are amounts, and the terms add up to the result. */
function addsUp(terms: DetailSum['terms'], result: DetailSum['result'], record: DataRecord): boolean {
  let sum = 0
  for (const { field, sign } of terms) {
    const value = record[field]
    if (!isFen(value)) return false
    sum += sign === 'minus' ? -value : value
  }
  return sum === record[result.field]
}
