import { DownloadOutlined, PrinterOutlined, ReloadOutlined } from '@ant-design/icons'
import { Button, Radio } from 'antd'
import { useState } from 'react'
import { type ReportState, useRuntime, useText } from '#runtime'
import type { ReportPage } from '#schemas'
import { printPage } from '../../shared/print/print-page.ts'
import css from './report.module.css'

interface ReportBarProps {
  page: ReportPage
  report: ReportState
  titleId: string
}

/** The report's name, the ways to look at it, and what can be done with it. */
export function ReportBar({ page, report, titleId }: ReportBarProps) {
  const t = useText()
  const { views, view, setView, refresh, result } = report
  const isReady = result !== undefined && result.rows.length > 0
  return (
    <div className={css.bar} data-screen>
      <h1 className={css.title} id={titleId}>
        {t(page.title)}
      </h1>
      {views.length > 1 && (
        <Radio.Group
          className={css.views}
          aria-label={t('Show as')}
          optionType="button"
          value={view.id}
          options={views.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={({ target }) => setView(String(target.value))}
        />
      )}
      <div className={css.tools}>
        <Button
          type="text"
          icon={<ReloadOutlined />}
          aria-label={t('Refresh')}
          title={t('Refresh')}
          onClick={refresh}
        />
        <Button
          type="text"
          icon={<PrinterOutlined />}
          aria-label={t('Print')}
          title={t('Print')}
          disabled={!isReady}
          onClick={() => void printPage()}
        />
        <ExportButton report={report} isReady={isReady} />
      </div>
    </div>
  )
}

/** The server makes the file of the same rows: what is cut here is cut there. */
function ExportButton({ report, isReady }: { report: ReportState; isReady: boolean }) {
  const t = useText()
  const { files, notify } = useRuntime()
  const [isSaving, setSaving] = useState(false)
  const make = files?.save
  if (!make) return null
  const save = async () => {
    setSaving(true)
    try {
      await make('report.csv', report.request)
    } catch (error) {
      const { message, notified } = Object(error)
      if (notified !== true) notify.toast({ type: 'error', text: t(String(message)) })
    } finally {
      setSaving(false)
    }
  }
  return (
    <Button icon={<DownloadOutlined />} loading={isSaving} disabled={!isReady} onClick={save}>
      {t('Export CSV')}
    </Button>
  )
}
