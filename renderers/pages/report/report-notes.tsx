import { CheckCircleFilled, CloseCircleFilled, InfoCircleOutlined, ScissorOutlined } from '@ant-design/icons'
import { type ReportCheckView, type ReportState, useText } from '#runtime'
import type { ReportResult } from '#schemas'
import { formatFen } from '#schemas/money'
import { formatNumber } from '../../shared/format-number.ts'
import css from './report.module.css'

interface NotesProps {
  result: ReportResult
  report: ReportState
}

/** Notes on the figures: whether they are complete, the results of checks, and the time of the figures. */
export function ReportNotes({ result, report: { checks, columns } }: NotesProps) {
  const t = useText()
  const { isCut, rows, ranAt, millis } = result
  const rounded = columns.filter(({ isRounded }) => isRounded).map(({ column }) => column.title)
  return (
    <footer className={css.notes}>
      {isCut && (
        <p className={css.cut} role="alert">
          <ScissorOutlined aria-hidden />
          {t('Limited to {{count}} rows. Narrow the filter. Subtotals and totals include all rows.', {
            count: formatNumber(rows.length),
          })}
        </p>
      )}
      {checks.length > 0 && (
        <ul className={css.checks} aria-label={t('Checks')}>
          {checks.map((check) => (
            <Check key={check.id} check={check} />
          ))}
        </ul>
      )}
      {rounded.length > 0 && (
        <p className={css.note}>
          <InfoCircleOutlined aria-hidden />
          {t('Average amounts are rounded half up to a fen: {{names}}', { names: rounded.join(', ') })}
        </p>
      )}
      <p className={css.note}>
        {t('As of {{time}} · {{count}} {{count:row|rows}} · {{millis}} ms', {
          time: ranAt,
          count: formatNumber(rows.length),
          millis: formatNumber(millis),
        })}
      </p>
    </footer>
  )
}

function Check({ check: { message, passed, difference, isMoney } }: { check: ReportCheckView }) {
  const t = useText()
  const off =
    difference === undefined ? undefined : isMoney ? formatFen(difference) : formatNumber(difference)
  const verdict = passed
    ? t('passed')
    : off === undefined
      ? t('failed')
      : t('failed: off by {{difference}}', { difference: off })
  return (
    <li className={passed ? css.passed : css.failed}>
      {passed ? <CheckCircleFilled aria-hidden /> : <CloseCircleFilled aria-hidden />}
      <span>
        {message} – <strong>{verdict}</strong>
      </span>
    </li>
  )
}
