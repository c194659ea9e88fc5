import { Alert, Button, Flex } from 'antd'
import { useState } from 'react'
import { type PageActions, useOperation, useText } from '#runtime'
import { errorText } from '#runtime/http'
import type { AfterImport, ImportedIds, ListPage } from '#schemas'
import { ActionButton } from '../../../shared/action-button.tsx'
import { formatNumber } from '../../../shared/format-number.ts'

const MAX_RECORDS = 1_000

interface ImportFollowUpProps {
  page: ListPage
  /** Id of the imported batch. */
  batch: string
  actions: PageActions
}

/**
 * Offers the page's follow-up action for the imported records. Draws nothing if the page has no such action.
 */
export function ImportFollowUp({ page, ...props }: ImportFollowUpProps) {
  const afterwards = page.list.import?.afterwards
  return afterwards ? <FollowUp {...props} page={page} afterwards={afterwards} /> : null
}

type FollowUpProps = ImportFollowUpProps & { afterwards: AfterImport }

function FollowUp({ page, batch, actions, afterwards }: FollowUpProps) {
  const t = useText()
  const { data, error, refresh } = useOperation<ImportedIds>(
    'import.made',
    { id: batch },
    { showsErrorInPlace: true },
  )
  const description = data ? (
    <Batches {...{ page, actions, afterwards }} made={data} />
  ) : (
    error && (
      <Flex wrap align="center" gap={8}>
        <span>{errorText(error, t)}</span>
        <Button onClick={refresh}>{t('Try again')}</Button>
      </Flex>
    )
  )
  return <Alert type="info" showIcon title={t(afterwards.text)} description={description} />
}

interface BatchesProps extends Pick<FollowUpProps, 'page' | 'actions' | 'afterwards'> {
  made: ImportedIds
}

/**
 * Button that runs the follow-up action on the imported records. If there are more than `most` records, the
 * user runs the action batch by batch.
 */
function Batches({ page, actions, afterwards: { action, most = MAX_RECORDS }, made }: BatchesProps) {
  const t = useText()
  const [from, setFrom] = useState(0)
  const batchIds = made.slice(from, from + most)
  const rowKey = page.list.table?.rowKey ?? 'id'
  const [view] = actions.viewsOf([action], { records: batchIds.map((key) => ({ [rowKey]: key })) })
  // If the user lacks the permission, only the text above is shown.
  if (!view) return null
  const counts = { from: from + 1, to: from + batchIds.length, count: made.length }
  return (
    <Flex wrap align="center" gap={8}>
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
    </Flex>
  )
}
