import { ArrowRightOutlined } from '@ant-design/icons'
import { Alert, Button, Checkbox, Progress } from 'antd'
import { useMemo, useState } from 'react'
import { useOpenPage, useOperation, useOverlay, useRuntime, useText } from '#runtime'
import type { DepartMove as Plan } from '#schemas'
import { formatNumber } from '../../shared/format-number.ts'
import { type DepartPlace, departPlaces } from '../../shared/picker/depart-places.ts'
import { DepartTree } from '../../shared/picker/depart-tree.tsx'
import css from './depart-move.module.css'
import { kindNames } from './kind-names.ts'
import { useMove } from './use-move.ts'

/** Stands for the parent of what has none. */
const TOP = ''

/** The places that a department can stand below: not itself, nor what is below it. */
const placesWithout = (places: readonly DepartPlace[], id: string): DepartPlace[] =>
  places
    .filter((place) => place.id !== id)
    .map((place) => ({ ...place, children: placesWithout(place.children, id) }))

/** Chooses where to, looks at what would change, and moves. */
export function DepartMove() {
  const t = useText()
  const { Loading, Failed } = useRuntime().registry.states
  const { params } = useOpenPage()
  const id = String(params.id)
  const { data, error, refresh } = useOperation<unknown>('depart.tree', {})
  const places = useMemo(() => (data ? placesWithout(departPlaces(data), id) : undefined), [data, id])
  const [parentId, choose] = useState<string>()
  const move = useMove(id)
  if (!places) return error ? <Failed error={error} retry={refresh} /> : <Loading />
  return (
    <div className={css.move}>
      <p className={css.lead}>{t('Everything below it goes along. Choose where it shall stand.')}</p>
      <Checkbox
        checked={parentId === TOP}
        disabled={move.isRunning}
        onChange={({ target }) => choose(target.checked ? TOP : undefined)}
      >
        {t('At the top, below no other')}
      </Checkbox>
      <div inert={move.isRunning}>
        <DepartTree
          places={places}
          isLoading={false}
          hasFailed={false}
          chosen={parentId ? [parentId] : []}
          onChoose={(place) => choose(place.id)}
        />
      </div>
      {parentId === undefined ? (
        <p className={css.note}>{t('What would change is shown here, before anything does.')}</p>
      ) : (
        <Planned id={id} parentId={parentId} move={move} />
      )}
    </div>
  )
}

interface PlannedProps {
  id: string
  parentId: string
  move: ReturnType<typeof useMove>
}

function Planned({ id, parentId, move }: PlannedProps) {
  const t = useText()
  const { data: plan, error, isLoading, refresh } = useOperation<Plan>('depart.planMove', { id, parentId })
  const { Loading } = useRuntime().registry.states
  if (isLoading) return <Loading />
  if (!plan) {
    return (
      <Alert
        type="warning"
        showIcon
        title={t(error?.message ?? 'This could not be shown')}
        action={<Button onClick={refresh}>{t('Try again')}</Button>}
      />
    )
  }
  return (
    <section className={css.plan} aria-label={t('What changes')}>
      <p className={css.codes}>
        <code>{plan.fromCode}</code>
        <ArrowRightOutlined aria-label={t('becomes')} />
        <code>{plan.toCode}</code>
      </p>
      <dl className={css.counts}>
        {plan.rows.map(({ kind, count }) => (
          <div key={kind}>
            <dt>{t(kindNames[kind])}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      <Alert
        type="info"
        showIcon
        title={t(
          'Who sees the new place sees all this from the next click on; who saw it through the old place sees it no more. Saved views, kept drafts and data rules that name the old code do not follow.',
        )}
      />
      {move.isRunning && <Going plan={plan} done={move.done} />}
      <Overlayed move={move} plan={plan} />
    </section>
  )
}

function Going({ plan, done }: { plan: Plan; done: number }) {
  const t = useText()
  return (
    <div role="status">
      <Progress percent={plan.total === 0 ? 100 : Math.min(100, Math.round((done / plan.total) * 100))} />
      {t('Rows get their new code. Others wait with new bills and shops until it is done.')}
    </div>
  )
}

function Overlayed({ move, plan }: { move: PlannedProps['move']; plan: Plan }) {
  const t = useText()
  const overlay = useOverlay()
  return (
    <footer className={css.foot}>
      {overlay && (
        <Button disabled={move.isRunning} onClick={overlay.close}>
          {t('Cancel')}
        </Button>
      )}
      <Button type="primary" loading={move.isRunning} onClick={() => void move.run(plan)}>
        {t('Move')}
      </Button>
    </footer>
  )
}
