import { PaperClipOutlined } from '@ant-design/icons'
import { type CellArgs, useRuntime, useText } from '#runtime'
import cell from '../../shared/cell.module.css'
import { emptyValue } from '../../shared/empty-value.tsx'
import { pathsOf, storedName } from '../../shared/upload/rules.ts'
import css from './file.module.css'
import type { FileCellProps } from './schema.ts'

/** Time for the browser to read what was pressed, in ms. */
const KEPT_MS = 10_000

export function View({ value }: CellArgs<FileCellProps>) {
  const paths = pathsOf(value)
  if (paths.length === 0) return emptyValue
  return (
    <span className={css.files}>
      {paths.map((path, index) => (
        <StoredFile key={path} path={path} index={index} />
      ))}
    </span>
  )
}

/** Private files are read with the session, so it is a button and no address. */
function StoredFile({ path, index }: { path: string; index: number }) {
  const t = useText()
  const { files, notify } = useRuntime()
  const name = storedName(path, index, t)
  const save = async () => {
    try {
      if (!files) throw new Error('There are no files here.')
      const address = URL.createObjectURL(await files.read(path))
      const link = document.createElement('a')
      link.href = address
      link.download = name
      link.click()
      setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
    } catch {
      notify.toast({ type: 'error', text: t('{{name}} could not be read.', { name }) })
    }
  }
  return (
    <button
      type="button"
      className={cell.link}
      onClick={save}
      aria-label={t('Save {{title}}', { title: name })}
    >
      <PaperClipOutlined aria-hidden /> {name}
    </button>
  )
}
