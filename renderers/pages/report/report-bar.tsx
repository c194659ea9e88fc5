import { DownloadOutlined, PrinterOutlined, ReloadOutlined } from '@ant-design/icons'
import { Button, Radio } from 'antd'
import { useState } from 'react'
import { type ReportState, useRuntime, useText } from '#runtime'
import { errorText, failureOf } from '#runtime/http'
import type { ReportPage } from '#schemas'
import { IconButton } from '../../shared/icon-button.tsx'
import card from '../../shared/page-card.module.css'
import { PageHeading } from '../../shared/page-heading.tsx'
import { printPage } from '../../shared/print/printing.ts'
import css from './report.module.css'

interface ReportBarProps {
  page: ReportPage
  report: ReportState
  titleId: string
}

/** Shows the title of the report, its views and its actions. */
export function ReportBar({ page, report, titleId }: ReportBarProps) {
  const t = useText()
  const { views, view, setView, refresh, result } = report
  const isReady = result !== undefined && result.rows.length > 0
  return (
    <div className={`${card.bar} ${css.bar}`} data-screen>
      <PageHeading className={card.title} id={titleId} title={t(page.title)} />
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
        <IconButton icon={<ReloadOutlined />} name={t('Refresh')} onClick={refresh} />
        <IconButton
          icon={<PrinterOutlined />}
          name={t('Print')}
          disabled={!isReady}
          onClick={() => void printPage()}
        />
        <ExportButton report={report} isReady={isReady} />
      </div>
    </div>
  )
}

/**
 * Downloads the rows of the report as a CSV file. The file contains at most as many rows as the report on
 * screen.
 */
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
      if (!failureOf(error)?.notified) notify.toast({ type: 'error', text: errorText(error, t) })
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
