import { Alert, Button } from 'antd'
import { useState } from 'react'
import { type PageActions, useOperation, useText } from '#runtime'
import { errorText } from '#runtime/http'
import type { ImportAfterwards, ImportedIds, ListPage } from '#schemas'
import { ActionButton } from '../../../shared/action-button.tsx'
import { formatNumber } from '../../../shared/format-number.ts'
import css from './import.module.css'

const MOST = 1_000

interface AfterwardsProps {
  page: ListPage
  /** The id of what was imported. */
  batch: string
  actions: PageActions
}

/** What is left to do with the records that a file made, where the page says so. */
export function ImportFollowUp({ page, ...props }: AfterwardsProps) {
  const afterwards = page.list.import?.afterwards
  return afterwards ? <Remaining {...props} page={page} afterwards={afterwards} /> : null
}

type RemainingProps = AfterwardsProps & { afterwards: ImportAfterwards }

function Remaining({ page, batch, actions, afterwards }: RemainingProps) {
  const t = useText()
  const { data, error, refresh } = useOperation<ImportedIds>(
    'import.made',
    { id: batch },
    { showsErrorInPlace: true },
  )
  const description = data ? (
    <Parts {...{ page, actions, afterwards }} made={data} />
  ) : (
    error && (
      <div className={css.row}>
        <span>{errorText(error, t)}</span>
        <Button onClick={refresh}>{t('Try again')}</Button>
      </div>
    )
  )
  return <Alert type="info" showIcon title={t(afterwards.text)} description={description} />
}

interface PartsProps extends Pick<RemainingProps, 'page' | 'actions' | 'afterwards'> {
  made: ImportedIds
}

/** The action on what was made, in parts where that is more than it takes at a time. */
function Parts({ page, actions, afterwards: { action, most = MOST }, made }: PartsProps) {
  const t = useText()
  const [from, setFrom] = useState(0)
  const part = made.slice(from, from + most)
  const rowKey = page.list.table?.rowKey ?? 'id'
  const [view] = actions.viewsOf([action], { records: part.map((key) => ({ [rowKey]: key })) })
  // Whoever may not do it is told all the same that it is to be done.
  if (!view) return null
  const counts = { from: from + 1, to: from + part.length, count: made.length }
  return (
    <div className={css.row}>
      <ActionButton action={view} />
      {made.length > most && (
        <>
          <span>
            {t('{{from}} to {{to}} of {{count}}', {
              from: formatNumber(counts.from),
              to: formatNumber(counts.to),
              count: formatNumber(counts.count),
            })}
          </span>
          <Button disabled={from === 0} onClick={() => setFrom(from - most)}>
            {t('Previous batch')}
          </Button>
          <Button disabled={counts.to === made.length} onClick={() => setFrom(from + most)}>
            {t('Next batch')}
          </Button>
        </>
      )}
    </div>
  )
}
