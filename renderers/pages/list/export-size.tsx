import { Alert, Button } from 'antd'
import { type ListExportState, useText } from '#runtime'
import { formatNumber } from '../../shared/format-number.ts'
import css from './export-dialog.module.css'

/** How many rows the file will have, as the server counts them; said before it is made. */
export function ExportSize({ file: { size, sizeError, recount, isLong } }: { file: ListExportState }) {
  const t = useText()
  if (!size && sizeError) {
    const again = (
      <Button size="small" onClick={recount}>
        {t('Try again')}
      </Button>
    )
    return <Alert type="error" showIcon title={t(sizeError.message)} action={again} />
  }
  if (!size) {
    return (
      <p className={css.size} role="status">
        {t('Counting the rows…')}
      </p>
    )
  }
  const count = formatNumber(size.rows)
  return (
    <>
      <p className={css.size} role="status">
        {size.isExact
          ? t('{{count}} {{count:row|rows}}, as the list is filtered and sorted now.', { count })
          : t('More than {{count}} {{count:row|rows}}.', { count })}
      </p>
      {!size.isExact && (
        <Alert
          type="error"
          showIcon
          title={t('A file has at most {{count}} rows: narrow the list.', {
            count: formatNumber(size.maxRows),
          })}
        />
      )}
      {size.isExact && isLong && (
        <Alert
          type="info"
          showIcon
          title={t('More than {{count}} {{count:row is|rows are}} exported in the background.', {
            count: formatNumber(size.backgroundRows),
          })}
          description={t(
            'You may leave this page. A notice tells when the file is ready; it is kept under My exports and imports.',
          )}
        />
      )}
    </>
  )
}
