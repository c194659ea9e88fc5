import { Progress } from 'antd'
import { type FieldArgs, type FieldViewArgs, type LaterArgs, useText } from '#runtime'
import { emptyValue } from '../../shared/empty-value.tsx'
import { ChooseFiles } from '../../shared/upload/choose-button.tsx'
import { ItemButtons } from '../../shared/upload/item-buttons.tsx'
import { maxOf, PICTURES, pathsOf, storedName } from '../../shared/upload/rules.ts'
import css from '../../shared/upload/upload.module.css'
import { type StoredFiles, type UploadItem, useUploads } from '../../shared/upload/use-uploads.ts'
import { Picture } from './picture.tsx'
import type { ImageUploadFieldProps } from './schema.ts'

type Args = FieldArgs<ImageUploadFieldProps, StoredFiles> & LaterArgs<StoredFiles>

const listClass = ({ shape }: ImageUploadFieldProps) =>
  shape === 'circle' ? `${css.pictures} ${css.circles}` : css.pictures

export function Component({ id, value, onChange, later, lost, props, ...look }: Args) {
  const t = useText()
  const rules = { ...props, types: props.types ?? PICTURES }
  const { items, add, remove, retry, ...state } = useUploads({ value, onChange, later, lost, rules })
  return (
    <ChooseFiles
      {...{ id, rules, ...look, ...state }}
      onAdd={add}
      words={t(maxOf(rules) === 1 ? 'Choose a picture' : 'Choose pictures')}
    >
      {items.length > 0 && (
        <ul className={listClass(props)}>
          {items.map((item) => (
            <li className={css.picture} key={item.key}>
              <Picture path={item.path} file={item.file} name={item.name} />
              <Tools
                item={item}
                disabled={look.disabled}
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
      <span className={css.tools}>
        {share !== undefined && (
          <Progress
            percent={Math.round(share * 100)}
            size="small"
            showInfo={false}
            aria-label={t('Sending {{name}}', { name })}
          />
        )}
        <ItemButtons {...{ item, disabled, onRemove, onRetry }} />
      </span>
    </>
  )
}

export function View({ value, props }: FieldViewArgs<ImageUploadFieldProps, StoredFiles>) {
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
