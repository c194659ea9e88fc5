import { PaperClipOutlined } from '@ant-design/icons'
import { type CellArgs, type CellStory, defineCell, useRuntime, useText } from '#runtime'
import { strictObject } from '#schemas'
import cell from '../shared/cell.module.css'
import { emptyValue, orDash } from '../shared/empty-value.tsx'
import { pathsOf, storedName } from '../shared/upload/upload-rules.ts'
import css from './file.module.css'

export const FileCellProps = strictObject({})
export type FileCellProps = Record<string, never>

/** Time in ms after which the object URL is revoked. */
const REVOKE_DELAY_MS = 10_000

function View({ value }: CellArgs<FileCellProps>) {
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

/**
 * Button that downloads a stored file. A link would not do: the file may be private, so the request must
 * carry the user's session.
 */
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
      setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY_MS)
    } catch {
      notify.toast({ type: 'error', text: t("{{name}} couldn't be loaded.", { name }) })
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

/** Shows the names of stored files. A click on a name downloads the file. */
export const fileCell = defineCell<FileCellProps>({
  name: 'File',
  title: 'Files',
  accepts: ['string', 'array'],
  Component: orDash(View),
})

export const stories: CellStory<FileCellProps>[] = [
  { name: 'One', value: 'bill/contract.pdf' },
  { name: 'Several', value: ['bill/a.pdf', 'bill/b.png'] },
  { name: 'None', value: [] },
  { name: 'Absent', value: null },
]
