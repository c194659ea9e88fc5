import { useState } from 'react'
import { useRuntime, useText } from '#runtime'
import cell from '../../shared/cell.module.css'
import css from '../../shared/upload/upload.module.css'

interface OpenFileProps {
  path: string
  name: string
}

/** Saves a stored file under its name; read with the session, so that private ones come, too. */
export function OpenFile({ path, name }: OpenFileProps) {
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
      setProblem(t('The file could not be read.'))
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
