import { Modal } from 'antd'
import { useState } from 'react'
import { type ListSettings, useBackCloses, useListExport, useRuntime, useText } from '#runtime'
import type { ExportFormat, ListPage } from '#schemas'
import { ExportColumns } from './export-columns.tsx'
import css from './export-dialog.module.css'
import { ExportFormats } from './export-formats.tsx'
import { ExportProgress } from './export-progress.tsx'
import { ExportSize } from './export-size.tsx'

interface ExportDialogProps {
  page: ListPage
  settings: ListSettings
  /** It is gone from the screen. */
  closed: () => void
}

/** What the file of a list will hold, stated before it is made; a failure leaves the dialog as it was. */
export function ExportDialog({ page, settings, closed }: ExportDialogProps) {
  const t = useText()
  const { notify } = useRuntime()
  const file = useListExport(page, settings)
  const { size, formats, columns, received, problem, isLong, isAsking } = file
  const [isOpen, setOpen] = useState(true)
  const [format, setFormat] = useState<ExportFormat>(formats[0] ?? 'csv')
  const [chosen, setChosen] = useState(() => columns.filter(({ shown }) => shown).map(({ id }) => id))
  const isRunning = received !== undefined
  const close = () => {
    file.cancel()
    if (!isRunning) setOpen(false)
  }
  useBackCloses({ isOpen, minds: () => isRunning, close })

  const save = async () => {
    const wanted = columns.map(({ id }) => id).filter((id) => chosen.includes(id))
    const choice = { format, columns: wanted }
    if (!(await (isLong ? file.ask(choice) : file.start(choice)))) return
    const text = isLong ? 'The file is being made. A notice tells when it is ready.' : 'The file is saved.'
    notify.toast({ type: 'success', text: t(text) })
    setOpen(false)
  }
  return (
    <Modal
      open={isOpen}
      title={t('Export {{title}}', { title: t(page.title) })}
      width={520}
      onCancel={close}
      afterClose={closed}
      mask={{ closable: !isRunning }}
      okText={t(isLong ? 'Export in the background' : 'Export')}
      cancelText={t(isRunning ? 'Stop' : 'Cancel')}
      okButtonProps={{
        disabled: size?.isExact !== true || chosen.length === 0,
        loading: isRunning || isAsking,
      }}
      onOk={() => void save()}
    >
      <div className={css.body}>
        <ExportSize file={file} />
        <ExportFormats formats={formats} value={format} change={setFormat} disabled={isRunning} />
        <ExportColumns columns={columns} value={chosen} change={setChosen} disabled={isRunning} />
        <ExportProgress received={received} problem={problem} />
      </div>
    </Modal>
  )
}
