import { Alert } from 'antd'
import { useText } from '#runtime'
import { sizeText } from '../../shared/upload/rules.ts'
import css from './export-dialog.module.css'

interface ExportProgressProps {
  /** Bytes; undefined while no file is on its way. */
  received: number | undefined
  problem: string | undefined
}

/** How much of the file has come, or why none did. How long it will be is not known before its end. */
export function ExportProgress({ received, problem }: ExportProgressProps) {
  const t = useText()
  if (problem !== undefined) return <Alert type="error" showIcon title={t(problem)} role="alert" />
  if (received === undefined) return null
  const words =
    received === 0 ? t('Waiting for the server…') : t('{{size}} have come.', { size: sizeText(received) })
  return (
    <div className={css.progress}>
      <div className={css.bar} role="progressbar" aria-label={t('Export')} aria-valuetext={words} />
      <span className={css.count}>{words}</span>
    </div>
  )
}
