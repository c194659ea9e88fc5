import { Modal } from 'antd'
import { useState } from 'react'
import Type, { type Static } from 'typebox'
import { type CellArgs, type CellStory, defineCell, useCloseOnBack, useText } from '#runtime'
import { strictObject } from '#schemas'
import { emptyValue, orDash } from '../shared/empty-value.tsx'
import { pathsOf, storedName } from '../shared/upload/upload-rules.ts'
import { useStoredFile } from '../shared/upload/use-stored-file.ts'
import css from './image.module.css'

export const ImageCellProps = strictObject({
  limit: Type.Optional(
    Type.Integer({ title: 'Maximum number of images', minimum: 1, maximum: 20, default: 3 }),
  ),
})
export type ImageCellProps = Static<typeof ImageCellProps>

const DEFAULT_LIMIT = 3

function View({ value, props: { limit = DEFAULT_LIMIT } }: CellArgs<ImageCellProps>) {
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

/**
 * Requests the picture with the user's session, because the picture may be private. Shows a message if the
 * request fails.
 */
function Thumbnail({ path, name }: { path: string; name: string }) {
  const t = useText()
  const { address, failed } = useStoredFile(path, undefined)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  useCloseOnBack({ isOpen, close })
  if (address === undefined)
    return (
      <span className={css.thumb} title={failed ? t("Can't be displayed") : t('Loading')}>
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

/** Shows stored pictures as thumbnails. A click on a thumbnail opens a preview. */
export const imageCell = defineCell<ImageCellProps>({
  name: 'Image',
  title: 'Images',
  accepts: ['string', 'array'],
  Component: orDash(View),
})

export const stories: CellStory<ImageCellProps>[] = [
  { name: 'One that is gone', value: 'licence/none.png' },
  { name: 'More than fit', value: ['a/1.png', 'a/2.png', 'a/3.png', 'a/4.png'], props: { limit: 2 } },
  { name: 'None', value: [] },
  { name: 'Absent', value: null },
]
