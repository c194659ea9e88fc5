import { Image } from 'antd'
import { useState } from 'react'
import { useBackCloses, useText } from '#runtime'
import css from '../../shared/upload/upload.module.css'
import { useStoredFile } from '../../shared/upload/use-stored-file.ts'

interface PictureProps {
  path: string | undefined
  file: File | undefined
  name: string
}

/** A small picture; a press shows it whole. */
export function Picture({ path, file, name }: PictureProps) {
  const t = useText()
  const { address, failed } = useStoredFile(path, file)
  const [isOpen, setOpen] = useState(false)
  useBackCloses({ isOpen, close: () => setOpen(false) })
  if (address === undefined)
    return <span className={css.thumb}>{t(failed ? 'Cannot be shown' : 'Loading …')}</span>
  return (
    <>
      <button
        type="button"
        className={css.thumb}
        onClick={() => setOpen(true)}
        aria-label={t('Show {{name}}', { name })}
      >
        <img src={address} alt="" />
      </button>
      {isOpen && (
        <Image
          styles={{ root: { display: 'none' } }}
          src={address}
          alt={name}
          preview={{ open: true, onOpenChange: setOpen }}
        />
      )}
    </>
  )
}
