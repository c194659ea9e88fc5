import { connect, mapReadPretty } from '@formily/react'
import { Progress } from 'antd'
import { useState } from 'react'
import type { Static } from 'typebox'
import { defineField, type FieldProps, type FieldStory, useRuntime, useText } from '#runtime'
import { strictObject } from '#schemas'
import cell from '../shared/cell.module.css'
import { emptyValue } from '../shared/empty-value.tsx'
import { ChooseFiles } from '../shared/upload/choose-files.tsx'
import { ItemButtons } from '../shared/upload/item-buttons.tsx'
import { fileTypes, max, maxMb } from '../shared/upload/schema.ts'
import css from '../shared/upload/upload.module.css'
import { FILES, maxOf, pathsOf, sizeText, storedName } from '../shared/upload/upload-rules.ts'
import { useFileInfo } from '../shared/upload/use-file-info.ts'
import { type StoredFiles, type UploadItem, useUploads } from '../shared/upload/use-uploads.ts'

export const UploadFieldProps = strictObject({
  types: fileTypes(['png', 'jpeg', 'webp', 'gif', 'pdf']),
  max,
  maxMb,
})
export type UploadFieldProps = Static<typeof UploadFieldProps>

interface OpenFileProps {
  path: string
  name: string
}

/**
 * Downloads a stored file. `name` is the name of the downloaded file. The request carries the user's session,
 * because the file may be private.
 */
function OpenFile({ path, name }: OpenFileProps) {
  const t = useText()
  const { files } = useRuntime()
  const [problem, setProblem] = useState<string>()
  const save = async () => {
    try {
      const blob = await files?.read(path)
      if (!blob) return
      const link = document.createElement('a')
      link.href = URL.createObjectURL(blob)
      link.download = name
      link.click()
      URL.revokeObjectURL(link.href)
      setProblem(undefined)
    } catch {
      setProblem(t("The file couldn't be read."))
    }
  }
  return (
    <>
      <button type="button" className={cell.link} onClick={save} aria-label={t('Save {{name}}', { name })}>
        {name}
      </button>
      {problem !== undefined && (
        <span className={css.problem} role="alert">
          {' '}
          {problem}
        </span>
      )}
    </>
  )
}

type Args = FieldProps<UploadFieldProps, StoredFiles>

function Component({ id, value, onChange, ...props }: Args) {
  const t = useText()
  const rules = { ...props, types: props.types ?? FILES }
  const { items, add, remove, retry, ...state } = useUploads({ value, onChange, rules })
  return (
    <ChooseFiles
      {...{ id, rules, ...props, ...state }}
      onAdd={add}
      label={t(maxOf(rules) === 1 ? 'Choose a file' : 'Choose files')}
    >
      {items.length > 0 && (
        <ul className={css.list}>
          {items.map((item) => (
            <FileLine
              key={item.key}
              item={item}
              disabled={props.disabled}
              onRemove={() => remove(item)}
              onRetry={() => retry(item)}
            />
          ))}
        </ul>
      )}
    </ChooseFiles>
  )
}

interface FileLineProps {
  item: UploadItem
  disabled: boolean
  onRemove: () => void
  onRetry: () => void
}

function FileLine({ item, disabled, onRemove, onRetry }: FileLineProps) {
  const t = useText()
  const { name, size, share, problem, path } = item
  return (
    <li className={css.file}>
      <span className={css.name} title={name}>
        {path === undefined ? name : <OpenFile path={path} name={name} />}
      </span>
      {size !== undefined && <span className={css.size}>{sizeText(size)}</span>}
      <ItemButtons {...{ item, disabled, onRemove, onRetry }} />
      {share !== undefined && (
        <Progress
          className={css.progress}
          percent={Math.round(share * 100)}
          size="small"
          aria-label={t('Uploading {{name}}', { name })}
        />
      )}
      {problem !== undefined && (
        <span className={`${css.problem} ${css.progress}`} role="alert">
          {problem}
        </span>
      )}
    </li>
  )
}

function View({ value }: FieldProps<UploadFieldProps, StoredFiles>) {
  const t = useText()
  const paths = pathsOf(value)
  const facts = useFileInfo(paths)
  if (paths.length === 0) return emptyValue
  return (
    <ul className={css.list}>
      {paths.map((path, index) => (
        <li key={path}>
          <OpenFile path={path} name={facts.get(path)?.name ?? storedName(path, index, t)} />
          {facts.has(path) && <span className={css.size}> {sizeText(facts.get(path)?.bytes ?? 0)}</span>}
        </li>
      ))}
    </ul>
  )
}

/** Uploads files. The value contains the paths of the stored files. */
export const uploadField = defineField<UploadFieldProps, StoredFiles>({
  name: 'Upload',
  title: 'File upload',
  accepts: ['string', 'array'],
  lazy: true,
  Component: connect(Component, mapReadPretty(View)),
})

export const stories: FieldStory<UploadFieldProps>[] = [
  { name: 'Empty', props: { types: ['pdf'], maxMb: 5 } },
  { name: 'Several', value: ['temp/agreement.pdf', 'temp/photo.png'], props: { max: 3 } },
  { name: 'Disabled', value: 'temp/agreement.pdf', disabled: true },
]
