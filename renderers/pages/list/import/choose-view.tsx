import { Alert, Button, Flex } from 'antd'
import { type DragEvent, useId, useRef, useState } from 'react'
import { type ListImportState, useRuntime, useText } from '#runtime'
import { errorText } from '#runtime/http'
import { formatNumber } from '../../../shared/format-number.ts'
import css from './import.module.css'
import { SimpleTable } from './simple-table.tsx'

const ACCEPT = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** First step of an import: the requirements of the file, a template to download, and the file input. */
export function ChooseView({ state }: { state: ListImportState }) {
  const t = useText()
  const { Loading } = useRuntime().registry.states
  const { about, aboutError, retryAbout, saveTemplate } = state
  const headId = useId()
  if (!about && aboutError) {
    const again = (
      <Button size="small" onClick={retryAbout}>
        {t('Try again')}
      </Button>
    )
    return <Alert type="error" showIcon title={errorText(aboutError, t)} action={again} />
  }
  if (!about) return <Loading />
  return (
    <>
      <section aria-labelledby={headId}>
        <h3 className={css.head} id={headId}>
          {t('1. Fill in the template')}
        </h3>
        <SimpleTable
          label={t('Columns of the file')}
          heads={[t('Heading'), t('Accepted values')]}
          rows={about.columns.map(({ name, title, required, note }) => ({
            key: name,
            cells: [required ? `${title} *` : title, note],
          }))}
        />
        <Flex wrap align="center" gap={8} style={{ marginBlockStart: 8 }}>
          <Button onClick={() => saveTemplate('xlsx')}>{t('Template for Excel')}</Button>
          <Button onClick={() => saveTemplate('csv')}>{t('Template as CSV')}</Button>
        </Flex>
      </section>
      <FileChoice state={state} about={about} />
    </>
  )
}

function FileChoice({
  state,
  about,
}: {
  state: ListImportState
  about: NonNullable<ListImportState['about']>
}) {
  const t = useText()
  const headId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const check = (file: File | undefined) => file && state.check(file)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    check(event.dataTransfer.files[0])
  }
  return (
    <section aria-labelledby={headId}>
      <h3 className={css.head} id={headId}>
        {t('2. Choose the file')}
      </h3>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button within does the same by keyboard. */}
      <div
        className={isOver ? `${css.drop} ${css.over}` : css.drop}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Button type="primary" onClick={() => input.current?.click()}>
          {t('Choose a file')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={ACCEPT}
          aria-label={t('File to import')}
          onChange={({ target }) => {
            check(target.files?.[0])
            // Empties the input. Otherwise the input would fire no change event if the user chooses the same
            // file again.
            target.value = ''
          }}
        />
        <p className={css.quiet}>{t('or drop it here')}</p>
        <p className={css.quiet}>
          {t('CSV or Excel (.xlsx), up to {{rows}} rows and {{megabytes}} MB.', {
            rows: formatNumber(about.maxRows),
            megabytes: about.maxMegabytes,
          })}
        </p>
      </div>
    </section>
  )
}
