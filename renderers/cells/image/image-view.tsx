import { Modal } from 'antd'
import { useState } from 'react'
import { type CellArgs, useBackCloses, useText } from '#runtime'
import { emptyValue } from '../../shared/empty-value.tsx'
import { pathsOf, storedName } from '../../shared/upload/rules.ts'
import { useStoredFile } from '../../shared/upload/use-stored-file.ts'
import css from './image.module.css'
import type { ImageCellProps } from './schema.ts'

const DEFAULT_LIMIT = 3

export function View({ value, props: { limit = DEFAULT_LIMIT } }: CellArgs<ImageCellProps>) {
  const t = useText()
  const paths = pathsOf(value)
  if (paths.length === 0) return emptyValue
  return (
    <span className={css.pictures}>
      {paths.slice(0, limit).map((path, index) => (
        <Thumbnail key={path} path={path} name={storedName(path, index, t)} />
      ))}
      {paths.length > limit && <span>+{paths.length - limit}</span>}
    </span>
  )
}

/** Private pictures are read with the session; what can't be read says so in its place. */
function Thumbnail({ path, name }: { path: string; name: string }) {
  const t = useText()
  const { address, failed } = useStoredFile(path, undefined)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  useBackCloses({ isOpen, close })
  if (address === undefined)
    return (
      <span className={css.thumb} title={failed ? t('Cannot be shown') : t('Loading')}>
        {failed ? '×' : '…'}
      </span>
    )
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
      <Modal open={isOpen} onCancel={close} footer={null} title={name} destroyOnHidden centered>
        <img className={css.whole} src={address} alt={name} />
      </Modal>
    </>
  )
}
