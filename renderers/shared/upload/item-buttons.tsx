import { CloseOutlined, DeleteOutlined, ReloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useText } from '#runtime'
import { IconButton } from '../icon-button.tsx'
import type { UploadItem } from './use-uploads.ts'

interface ItemButtonsProps {
  item: UploadItem
  disabled: boolean
  onRemove: () => void
  onRetry: () => void
}

/** Buttons of a selected file, which retry or cancel its upload, or remove the file. */
export function ItemButtons({
  item: { name, share, problem },
  disabled,
  onRemove,
  onRetry,
}: ItemButtonsProps) {
  const t = useText()
  const isSending = share !== undefined
  const removeWords = t(isSending ? 'Cancel {{name}}' : 'Remove {{name}}', { name })
  return (
    <>
      {problem !== undefined && (
        <Button
          type="text"
          size="small"
          icon={<ReloadOutlined />}
          aria-label={t('Upload {{name}} again', { name })}
          onClick={onRetry}
        />
      )}
      {!disabled && (
        <IconButton
          size="small"
          icon={isSending ? <CloseOutlined /> : <DeleteOutlined />}
          name={removeWords}
          onClick={onRemove}
        />
      )}
    </>
  )
}
