import { DownloadOutlined, MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useRef, useState } from 'react'
import { type ListSettings, useText } from '#runtime'
import type { ListPage } from '#schemas'
import { lazyView } from '../../shared/lazy-view.tsx'
import { MOBILE, useMedia } from '../../shared/use-media.ts'

const ExportDialog = lazyView(async () => (await import('./export-dialog.tsx')).ExportDialog)

interface ExportButtonProps {
  page: ListPage
  settings: ListSettings
}

/** Opens the dialog of the list's export; on a telephone it stands under "more". */
export function ExportButton({ page, settings }: ExportButtonProps) {
  const t = useText()
  const isNarrow = useMedia(MOBILE)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const label = t('Export')
  const open = () => setOpen(true)
  const closed = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      {isNarrow ? (
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          autoFocus
          menu={{ items: [{ key: 'export', icon: <DownloadOutlined />, label }], onClick: open }}
        >
          <Button ref={button} type="text" icon={<MoreOutlined />} aria-label={t('More')} title={t('More')} />
        </Dropdown>
      ) : (
        <Button
          ref={button}
          type="text"
          icon={<DownloadOutlined />}
          aria-label={label}
          title={label}
          onClick={open}
        />
      )}
      {isOpen && <ExportDialog page={page} settings={settings} closed={closed} />}
    </>
  )
}
