import { Alert, Button, Flex, Modal, Radio, Spin } from 'antd'
import { useId, useState } from 'react'
import {
  type ListExportState,
  type ListSettings,
  localize,
  type Message,
  useCloseOnBack,
  useListExport,
  useRuntime,
  useText,
} from '#runtime'
import { errorText } from '#runtime/http'
import type { ExportFormat, ListPage } from '#schemas'
import { formatNumber } from '../../shared/format-number.ts'
import { sizeText } from '../../shared/upload/upload-rules.ts'
import { ExportColumns } from './export-columns.tsx'
import css from './export-dialog.module.css'

interface ExportDialogProps {
  page: ListPage
  settings: ListSettings
  /** Called after the dialog has closed. */
  onClosed: () => void
}

/**
 * Dialog that shows the number of rows and then exports the list. If the export fails, the dialog stays open.
 */
export function ExportDialog({ page, settings, onClosed }: ExportDialogProps) {
  const t = useText()
  const { notify } = useRuntime()
  const file = useListExport(page, settings)
  const { size, formats, columns, received, problem, isLong, isRequesting } = file
  const [isOpen, setOpen] = useState(true)
  const [format, setFormat] = useState<ExportFormat>(formats[0] ?? 'csv')
  const [selected, setSelected] = useState(() => columns.filter(({ shown }) => shown).map(({ id }) => id))
  const isRunning = received !== undefined
  const close = () => {
    file.cancel()
    if (!isRunning) setOpen(false)
  }
  useCloseOnBack({ isOpen, close })

  const save = async () => {
    const ordered = columns.map(({ id }) => id).filter((id) => selected.includes(id))
    const choice = { format, columns: ordered }
    if (!(await (isLong ? file.startInBackground(choice) : file.start(choice)))) return
    const text = isLong
      ? "The file is being created. You'll get a notice when it is ready."
      : 'The file is saved.'
    notify.toast({ type: 'success', text: t(text) })
    setOpen(false)
  }
  return (
    <Modal
      open={isOpen}
      title={t('Export {{title}}', { title: t(page.title) })}
      width={520}
      onCancel={close}
      afterClose={onClosed}
      mask={{ closable: !isRunning }}
      okText={t(isLong ? 'Export in the background' : 'Export')}
      cancelText={t(isRunning ? 'Stop' : 'Cancel')}
      okButtonProps={{
        disabled: size?.isExact !== true || selected.length === 0,
        loading: isRunning || isRequesting,
      }}
      onOk={() => void save()}
    >
      <Flex vertical gap={16} style={{ paddingBlock: 8 }}>
        <ExportSize file={file} />
        <ExportFormats formats={formats} value={format} change={setFormat} disabled={isRunning} />
        <ExportColumns columns={columns} value={selected} change={setSelected} disabled={isRunning} />
        <ExportProgress received={received} problem={problem} />
      </Flex>
    </Modal>
  )
}

/** Shows the number of rows in the exported file, which the server counts. */
function ExportSize({ file: { size, sizeError, recount, isLong } }: { file: ListExportState }) {
  const t = useText()
  if (!size && sizeError) {
    const again = (
      <Button size="small" onClick={recount}>
        {t('Try again')}
      </Button>
    )
    return <Alert type="error" showIcon title={errorText(sizeError, t)} action={again} />
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
          ? t('{{count}} {{count:row|rows}}, with the current filters and sorting.', { count })
          : t('More than {{count}} {{count:row|rows}}.', { count })}
      </p>
      {!size.isExact && (
        <Alert
          type="error"
          showIcon
          title={t('A file can have at most {{count}} rows. Narrow the list.', {
            count: formatNumber(size.maxRows),
          })}
        />
      )}
      {size.isExact && isLong && (
        <Alert
          type="info"
          showIcon
          title={t('Exports of more than {{count}} {{count:row|rows}} run in the background.', {
            count: formatNumber(size.backgroundRows),
          })}
          description={t(
            "You can leave this page. You'll get a notice when the file is ready; find it under My exports and imports.",
          )}
        />
      )}
    </>
  )
}

interface ExportFormatsProps {
  formats: readonly ExportFormat[]
  value: ExportFormat
  change: (format: ExportFormat) => void
  disabled: boolean
}

const LABELS: Readonly<Record<ExportFormat, string>> = { csv: 'CSV', xlsx: 'Excel (XLSX)' }

function ExportFormats({ formats, value, change, disabled }: ExportFormatsProps) {
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

interface ExportProgressProps {
  /** Number of bytes that were received. Undefined while nothing is downloading. */
  received: number | undefined
  problem: Message | undefined
}

/** Shows the number of received bytes, or an error. The total number is unknown until the download ends. */
function ExportProgress({ received, problem }: ExportProgressProps) {
  const t = useText()
  if (problem !== undefined) return <Alert type="error" showIcon title={localize(problem, t)} role="alert" />
  if (received === undefined) return null
  const progressText =
    received === 0 ? t('Waiting for the server…') : t('{{size}} received.', { size: sizeText(received) })
  return (
    <Flex align="center" gap={8}>
      <span role="progressbar" aria-label={t('Export')} aria-valuetext={progressText}>
        <Spin size="small" />
      </span>
      <span className={css.count}>{progressText}</span>
    </Flex>
  )
}
