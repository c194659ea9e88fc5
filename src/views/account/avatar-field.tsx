import { Button, Flex, Progress } from 'antd'
import { useEffect, useRef } from 'react'
import { useText } from '#runtime'
import styles from './account.module.css'
import { AvatarPicture } from './avatar-picture.tsx'
import { AVATAR_TYPES } from './avatar-rules.ts'
import settings from './settings.module.css'
import { useAvatarUpload } from './use-avatar-upload.ts'

interface AvatarFieldProps {
  /** Stored path of the picture. */
  value: string | null
  onChange: (path: string | null) => void
  name: string
  /**
   * Called when an upload starts or ends. The form can't be saved during an upload, since it would store the
   * old picture.
   */
  onBusy: (isBusy: boolean) => void
}

/** Lets the user select a picture, shows it and uploads it. The picture is saved together with the form. */
export function AvatarField({ value, onChange, name, onBusy }: AvatarFieldProps) {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const sent = useRef<string | null>(null)
  const { share, problem, preview, upload, reset } = useAvatarUpload((path) => {
    sent.current = path
    onChange(path)
  })
  const isBusy = share !== undefined
  useEffect(() => onBusy(isBusy), [isBusy, onBusy])

  const choose = (files: FileList | null) => {
    const file = files?.[0]
    if (file) void upload(file)
    // The input is emptied, so that the user can select the same file again.
    if (input.current) input.current.value = ''
  }
  const removePicture = () => {
    reset()
    onChange(null)
  }
  // Shows the preview during the upload, and afterwards while the form still has the uploaded path.
  const isShown = isBusy || (sent.current !== null && value === sent.current)
  return (
    <Flex wrap align="center" gap="16px 24px">
      <AvatarPicture avatar={value} preview={isShown ? preview : undefined} name={name} size={88} />
      <div className={settings.avatarSide}>
        <input
          ref={input}
          // This inline style is needed, because antd makes file inputs of a form visible.
          style={{ display: 'none' }}
          type="file"
          accept={AVATAR_TYPES}
          aria-label={text('Choose an image')}
          onChange={({ target }) => choose(target.files)}
        />
        <Flex wrap gap="8px 12px">
          <Button onClick={() => input.current?.click()} loading={isBusy}>
            {text('Choose an image')}
          </Button>
          {value !== null && !isBusy ? <Button onClick={removePicture}>{text('Remove')}</Button> : null}
        </Flex>
        {isBusy ? (
          <Progress percent={Math.round(share * 100)} size="small" aria-label={text('Uploading the image')} />
        ) : (
          <p className={styles.hint}>
            {text('PNG, JPEG, WebP or GIF, up to 2 MB. The image is cropped to a circle.')}
          </p>
        )}
        {problem === undefined ? null : (
          <p className={settings.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
    </Flex>
  )
}
