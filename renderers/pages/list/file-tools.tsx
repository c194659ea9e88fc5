import { DownloadOutlined, MoreOutlined, UploadOutlined } from '@ant-design/icons'
import { Dropdown } from 'antd'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { type ListSettings, type PageActions, useAccess, useText } from '#runtime'
import type { ListPage } from '#schemas'
import { IconButton } from '../../shared/icon-button.tsx'
import { lazyView } from '../../shared/lazy-view.tsx'
import { MOBILE, useMedia } from '../../shared/use-media.ts'

const ExportDialog = lazyView(async () => (await import('./export-dialog.tsx')).ExportDialog)
const ImportDialog = lazyView(async () => (await import('./import/import-dialog.tsx')).ImportDialog)

interface FileToolsProps {
  page: ListPage
  settings: ListSettings
  actions: PageActions
  /** Called after an import, and after an import was undone. */
  onChanged: () => void
}

type Tool = 'import' | 'export'

const tools: readonly { key: Tool; label: string; icon: ReactNode }[] = [
  { key: 'import', label: 'Import', icon: <UploadOutlined aria-hidden /> },
  { key: 'export', label: 'Export', icon: <DownloadOutlined aria-hidden /> },
]

/**
 * Buttons for import and export, if the user has the permissions. On a phone, they are in the "more" menu.
 */
export function FileTools({ page, settings, actions, onChanged }: FileToolsProps) {
  const t = useText()
  const access = useAccess()
  const isNarrow = useMedia(MOBILE)
  const [open, setOpen] = useState<Tool>()
  const button = useRef<HTMLButtonElement>(null)
  const shown = tools.filter(({ key }) => {
    const code = page.list[key]?.requires
    return code !== undefined && access.has(code)
  })
  const closed = () => {
    setOpen(undefined)
    button.current?.focus()
  }
  if (shown.length === 0) return null
  return (
    <>
      {isNarrow ? (
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          autoFocus
          menu={{
            items: shown.map(({ key, label, icon }) => ({ key, label: t(label), icon })),
            onClick: ({ key }) => setOpen(key as Tool),
          }}
        >
          <IconButton ref={button} icon={<MoreOutlined />} name={t('More')} />
        </Dropdown>
      ) : (
        shown.map(({ key, label, icon }) => (
          <ToolButton key={key} label={t(label)} icon={icon} opener={button} open={() => setOpen(key)} />
        ))
      )}
      {open === 'export' && <ExportDialog page={page} settings={settings} onClosed={closed} />}
      {open === 'import' && (
        <ImportDialog page={page} actions={actions} onChanged={onChanged} onClosed={closed} />
      )}
    </>
  )
}

interface ToolButtonProps {
  label: string
  icon: ReactNode
  /** Button that opened the dialog. When the dialog closes, the focus returns to this button. */
  opener: RefObject<HTMLButtonElement | null>
  open: () => void
}

function ToolButton({ label, icon, opener, open }: ToolButtonProps) {
  return (
    <IconButton
      icon={icon}
      name={label}
      onClick={({ currentTarget }) => {
        opener.current = currentTarget as HTMLButtonElement
        open()
      }}
    />
  )
}
