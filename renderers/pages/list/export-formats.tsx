import { Radio } from 'antd'
import { useId } from 'react'
import { useText } from '#runtime'
import type { ExportFormat } from '#schemas'
import css from './export-dialog.module.css'

interface ExportFormatsProps {
  formats: readonly ExportFormat[]
  value: ExportFormat
  change: (format: ExportFormat) => void
  disabled: boolean
}

const LABELS: Readonly<Record<ExportFormat, string>> = { csv: 'CSV', xlsx: 'Excel (XLSX)' }

/** The kind of file; with one kind there is nothing to choose. */
export function ExportFormats({ formats, value, change, disabled }: ExportFormatsProps) {
  const t = useText()
  const labelId = useId()
  return (
    <div className={css.part}>
      <span className={css.label} id={labelId}>
        {t('File format')}
      </span>
      <Radio.Group
        aria-labelledby={labelId}
        value={value}
        disabled={disabled}
        options={formats.map((format) => ({ value: format, label: LABELS[format] }))}
        onChange={({ target }) => change(target.value as ExportFormat)}
      />
    </div>
  )
}
