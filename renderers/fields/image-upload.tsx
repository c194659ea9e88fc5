import { connect, mapReadPretty } from '@formily/react'
import { Flex, Image, Progress } from 'antd'
import { useState } from 'react'
import Type, { type Static } from 'typebox'
import { defineField, type FieldProps, type FieldStory, useCloseOnBack, useText } from '#runtime'
import { strictObject, stringEnum } from '#schemas'
import { emptyValue } from '../shared/empty-value.tsx'
import { ChooseFiles } from '../shared/upload/choose-files.tsx'
import { ItemButtons } from '../shared/upload/item-buttons.tsx'
import { fileTypes, max, maxMb } from '../shared/upload/schema.ts'
import css from '../shared/upload/upload.module.css'
import { maxOf, PICTURES, pathsOf, storedName } from '../shared/upload/upload-rules.ts'
import { useStoredFile } from '../shared/upload/use-stored-file.ts'
import { type StoredFiles, type UploadItem, useUploads } from '../shared/upload/use-uploads.ts'

export const ImageUploadFieldProps = strictObject({
  types: fileTypes(['png', 'jpeg', 'webp', 'gif']),
  max,
  maxMb,
  biz: Type.Optional(
    Type.String({
      title: 'Upload purpose',
      description:
        'Purpose registered on the server. Everyone may see an `avatar`; a file without a purpose is visible only to its owner.',
      pattern: '^[a-z]{1,32}$',
    }),
  ),
  shape: Type.Optional(
    stringEnum(['square', 'circle'], {
      title: 'Shape',
      description: 'Shape of the image. A circle suits people.',
      default: 'square',
    }),
  ),
})
export type ImageUploadFieldProps = Static<typeof ImageUploadFieldProps>

interface PictureProps {
  path: string | undefined
  file: File | undefined
  name: string
}

/** Thumbnail of a picture. A click opens a preview. */
function Picture({ path, file, name }: PictureProps) {
  const t = useText()
  const { address, failed } = useStoredFile(path, file)
  const [isOpen, setOpen] = useState(false)
  useCloseOnBack({ isOpen, close: () => setOpen(false) })
  if (address === undefined)
    return <span className={css.thumb}>{t(failed ? "Can't be displayed" : 'Loading …')}</span>
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

type Args = FieldProps<ImageUploadFieldProps, StoredFiles>

const listClass = ({ shape }: ImageUploadFieldProps) =>
  shape === 'circle' ? `${css.pictures} ${css.circles}` : css.pictures

function Component({ id, value, onChange, ...props }: Args) {
  const t = useText()
  const rules = { ...props, types: props.types ?? PICTURES }
  const { items, add, remove, retry, ...state } = useUploads({ value, onChange, rules })
  return (
    <ChooseFiles
      {...{ id, rules, ...props, ...state }}
      onAdd={add}
      label={t(maxOf(rules) === 1 ? 'Choose an image' : 'Choose images')}
    >
      {items.length > 0 && (
        <ul className={listClass(props)}>
          {items.map((item) => (
            <li className={css.picture} key={item.key}>
              <Picture path={item.path} file={item.file} name={item.name} />
              <Tools
                item={item}
                disabled={props.disabled}
                onRemove={() => remove(item)}
                onRetry={() => retry(item)}
              />
            </li>
          ))}
        </ul>
      )}
    </ChooseFiles>
  )
}

interface ToolsProps {
  item: UploadItem
  disabled: boolean
  onRemove: () => void
  onRetry: () => void
}

function Tools({ item, disabled, onRemove, onRetry }: ToolsProps) {
  const t = useText()
  const { name, share, problem } = item
  return (
    <>
      {problem !== undefined && (
        <span className={css.problem} role="alert">
          {problem}
        </span>
      )}
      <Flex component="span" align="center" justify="end">
        {share !== undefined && (
          <Progress
            percent={Math.round(share * 100)}
            size="small"
            showInfo={false}
            aria-label={t('Uploading {{name}}', { name })}
          />
        )}
        <ItemButtons {...{ item, disabled, onRemove, onRetry }} />
      </Flex>
    </>
  )
}

function View({ value, ...props }: FieldProps<ImageUploadFieldProps, StoredFiles>) {
  const t = useText()
  const paths = pathsOf(value)
  if (paths.length === 0) return emptyValue
  return (
    <ul className={listClass(props)}>
      {paths.map((path, index) => (
        <li key={path}>
          <Picture path={path} file={undefined} name={storedName(path, index, t)} />
        </li>
      ))}
    </ul>
  )
}

/** Uploads and shows pictures. The value contains the paths of the stored pictures. */
export const imageUploadField = defineField<ImageUploadFieldProps, StoredFiles>({
  name: 'ImageUpload',
  title: 'Image upload',
  accepts: ['string', 'array'],
  lazy: true,
  Component: connect(Component, mapReadPretty(View)),
})

export const stories: FieldStory<ImageUploadFieldProps>[] = [
  { name: 'Empty', props: { max: 3, maxMb: 2 } },
  { name: 'One that is gone', value: 'temp/licence.png' },
  { name: 'Of a person', value: 'avatar/me.png', props: { biz: 'avatar', shape: 'circle', maxMb: 2 } },
  { name: 'Disabled', value: 'temp/licence.png', disabled: true },
]
