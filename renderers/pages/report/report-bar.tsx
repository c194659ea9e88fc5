import { DownloadOutlined, PrinterOutlined, ReloadOutlined } from '@ant-design/icons'
import { Button, Radio, Select } from 'antd'
import { useState } from 'react'
import { type ReportState, useRuntime, useText } from '#runtime'
import { errorText, failureOf } from '#runtime/http'
import type { ReportPage } from '#schemas'
import { IconButton } from '../../shared/icon-button.tsx'
import card from '../../shared/page-card.module.css'
import { PageHeading } from '../../shared/page-heading.tsx'
import { printPage } from '../../shared/print/printing.ts'
import { PHONE, useMedia } from '../../shared/use-media.ts'
import css from './report.module.css'

interface ReportBarProps {
  page: ReportPage
  report: ReportState
  titleId: string
}

/** Shows the title of the report, its views and its actions. */
export function ReportBar({ page, report, titleId }: ReportBarProps) {
  const t = useText()
  const { views, refresh, result } = report
  const isReady = result !== undefined && result.rows.length > 0
  return (
    <div className={`${card.bar} ${css.bar}`} data-screen>
      <div className={card.heading}>
        <PageHeading className={card.title} id={titleId} title={t(page.title)} />
      </div>
      {views.length > 1 && <ViewSwitch report={report} />}
      <div className={card.side}>
        <div className={card.actions}>
          <ExportButton report={report} isReady={isReady} />
        </div>
        <div className={card.tools}>
          <IconButton icon={<ReloadOutlined />} name={t('Refresh')} onClick={refresh} />
          <IconButton
            icon={<PrinterOutlined />}
            name={t('Print')}
            disabled={!isReady}
            onClick={() => void printPage()}
          />
        </div>
      </div>
    </div>
  )
}

/** Chooses the view. On a phone, the titles of the views don't fit side by side, so they are in a select. */
function ViewSwitch({ report: { views, view, setView } }: { report: ReportState }) {
  const t = useText()
  const isPhone = useMedia(PHONE)
  const options = views.map(({ id, title }) => ({ value: id, label: title }))
  const shared = { className: css.views, 'aria-label': t('Show as'), value: view.id, options }
  return isPhone ? (
    <Select {...shared} onChange={setView} />
  ) : (
    <Radio.Group {...shared} optionType="button" onChange={({ target }) => setView(String(target.value))} />
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
