import { Progress } from 'antd'
import { type FieldArgs, type FieldViewArgs, type LaterArgs, useText } from '#runtime'
import { emptyValue } from '../../shared/empty-value.tsx'
import { ChooseFiles } from '../../shared/upload/choose-button.tsx'
import { ItemButtons } from '../../shared/upload/item-buttons.tsx'
import { FILES, maxOf, pathsOf, sizeText, storedName } from '../../shared/upload/rules.ts'
import css from '../../shared/upload/upload.module.css'
import { useFileFacts } from '../../shared/upload/use-file-facts.ts'
import { type StoredFiles, type UploadItem, useUploads } from '../../shared/upload/use-uploads.ts'
import { OpenFile } from './open-file.tsx'
import type { UploadFieldProps } from './schema.ts'

type Args = FieldArgs<UploadFieldProps, StoredFiles> & LaterArgs<StoredFiles>

export function Component({ id, value, onChange, later, lost, props, ...look }: Args) {
  const t = useText()
  const rules = { ...props, types: props.types ?? FILES }
  const { items, add, remove, retry, ...state } = useUploads({ value, onChange, later, lost, rules })
  return (
    <ChooseFiles
      {...{ id, rules, ...look, ...state }}
      onAdd={add}
      words={t(maxOf(rules) === 1 ? 'Choose a file' : 'Choose files')}
    >
      {items.length > 0 && (
        <ul className={css.list}>
          {items.map((item) => (
            <FileLine
              key={item.key}
              item={item}
              disabled={look.disabled}
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
          aria-label={t('Sending {{name}}', { name })}
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

export function View({ value }: FieldViewArgs<UploadFieldProps, StoredFiles>) {
  const t = useText()
  const paths = pathsOf(value)
  const facts = useFileFacts(paths)
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
