import { Button } from 'antd'
import { type ListTotalsState, useText } from '#runtime'
import { errorText } from '#runtime/http'
import { formatNumber } from '../../../shared/format-number.ts'
import css from './totals.module.css'

/** Shows how many rows the totals include, or why there are no totals. */
export function TotalsNote({ totals }: { totals: ListTotalsState }) {
  const t = useText()
  const { rows, isLoading, isTooMany, error, refresh } = totals
  if (error) {
    return (
      <span className={css.words} role="alert">
        {t('No totals: {{reason}}', { reason: errorText(error, t) })}
        <Button size="small" type="link" onClick={refresh}>
          {t('Try again')}
        </Button>
      </span>
    )
  }
  if (isTooMany) return <span className={css.words}>{t('Too many rows to total. Narrow the search.')}</span>
  if (isLoading || rows === undefined) return <span className={css.words}>{t('Calculating totals…')}</span>
  const text =
    rows === 1 ? t('Total of one row') : t('Total of all {{count}} rows', { count: formatNumber(rows) })
  return <span className={css.words}>{text}</span>
}
