import { ArrowRightOutlined } from '@ant-design/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Checkbox, Flex, Progress } from 'antd'
import { useMemo, useState } from 'react'
import type { Static } from 'typebox'
import { definePage, useOpenPage, useOperation, useOverlay, useRuntime, useText } from '#runtime'
import { errorText } from '#runtime/http'
import { type DepartMoveProgress, type MovedKind, type DepartMove as Plan, strictObject } from '#schemas'
import facts from '../../shared/fact-list.module.css'
import { formatNumber } from '../../shared/format-number.ts'
import { type PickerDepart, readDepartTree } from '../../shared/picker/depart-nodes.ts'
import { DepartTree } from '../../shared/picker/depart-tree.tsx'
import css from './depart-move.module.css'

export const DepartMoveProps = strictObject({})
export type DepartMoveProps = Static<typeof DepartMoveProps>

/** Value of the select that means: no parent, so the department is at the top of the tree. */
const TOP = ''

/**
 * Returns the departments that can be the new parent: all except the department itself and its descendants.
 */
const parentOptions = (departs: readonly PickerDepart[], id: string): PickerDepart[] =>
  departs
    .filter((depart) => depart.id !== id)
    .map((depart) => ({ ...depart, children: parentOptions(depart.children, id) }))

/** Lets the user select a parent, shows what will change, and moves the department. */
function DepartMove() {
  const t = useText()
  const { Loading, Failed } = useRuntime().registry.states
  const { params } = useOpenPage()
  const id = String(params.id)
  const { data, error, refresh } = useOperation<unknown>('depart.tree', {})
  const departs = useMemo(() => (data ? parentOptions(readDepartTree(data), id) : undefined), [data, id])
  const [parentId, choose] = useState<string>()
  const move = useMove(id)
  if (!departs) return error ? <Failed error={error} retry={refresh} /> : <Loading />
  return (
    <Flex vertical gap={12}>
      <p className={css.lead}>{t('Sub-departments move too. Choose the new parent.')}</p>
      <Checkbox
        checked={parentId === TOP}
        disabled={move.isRunning}
        onChange={({ target }) => choose(target.checked ? TOP : undefined)}
      >
        {t('Top level')}
      </Checkbox>
      <div inert={move.isRunning}>
        <DepartTree
          departs={departs}
          isLoading={false}
          hasFailed={false}
          chosen={parentId ? [parentId] : []}
          onChoose={(depart) => choose(depart.id)}
        />
      </div>
      {parentId === undefined ? (
        <p className={css.note}>{t('Preview of the changes. Nothing changes until you confirm.')}</p>
      ) : (
        <Planned id={id} parentId={parentId} move={move} />
      )}
    </Flex>
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
        title={error ? errorText(error, t) : t("This couldn't be displayed")}
        action={<Button onClick={refresh}>{t('Try again')}</Button>}
      />
    )
  }
  return (
    <Flex component="section" vertical gap={12} aria-label={t('What changes')}>
      <p className={css.codes}>
        <code>{plan.fromCode}</code>
        <ArrowRightOutlined aria-label={t('changes to')} />
        <code>{plan.toCode}</code>
      </p>
      <dl className={`${facts.facts} ${facts.rows} ${css.counts}`}>
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
          'Users with access to the new parent see this data immediately; users with access only to the old parent no longer do. Saved views, drafts and data rules keep the old code.',
        )}
      />
      {move.isRunning && <Going plan={plan} done={move.done} />}
      <Overlayed move={move} plan={plan} />
    </Flex>
  )
}

function Going({ plan, done }: { plan: Plan; done: number }) {
  const t = useText()
  return (
    <div role="status">
      <Progress percent={plan.total === 0 ? 100 : Math.min(100, Math.round((done / plan.total) * 100))} />
      {t('Codes are being updated. New bills and shops wait until this is done.')}
    </div>
  )
}

function Overlayed({ move, plan }: { move: PlannedProps['move']; plan: Plan }) {
  const t = useText()
  const overlay = useOverlay()
  return (
    <Flex component="footer" justify="end" gap={8}>
      {overlay && (
        <Button disabled={move.isRunning} onClick={overlay.close}>
          {t('Cancel')}
        </Button>
      )}
      <Button type="primary" loading={move.isRunning} onClick={() => void move.run(plan)}>
        {t('Move')}
      </Button>
    </Flex>
  )
}

/** Page that moves a department: new parent, planned changes, progress. */
export const departMovePage = definePage<DepartMoveProps>({
  name: 'system/DepartMove',
  title: 'Move of a department',
  Component: DepartMove,
})

/** Names of the kinds of records that change when a department moves. */
const kindNames: Readonly<Record<MovedKind, string>> = {
  departments: 'Departments with sub-departments',
  users: 'People currently working there',
  shops: 'Shops, owners and their channels',
  bills: 'Bills and adjustments',
  trades: 'Trades',
  sums: 'Trade totals',
  others: 'Others',
  rules: 'Data rules that use its code',
}

/** Time between two requests for the progress of a running move, in ms. */
const POLL_MS = 1_000

/**
 * Moves the department to its new parent and reports the progress. Shows an error in the same way as an
 * action of a page does.
 */
function useMove(id: string) {
  const t = useText()
  const { http, notify } = useRuntime()
  const { session } = useOpenPage()
  const queries = useQueryClient()
  const overlay = useOverlay()
  const [isRunning, setRunning] = useState(false)
  const { data: moving } = useQuery({
    queryKey: ['depart-moving', id],
    queryFn: async ({ signal }) =>
      (await http.call<DepartMoveProgress>('depart.moving', {}, { signal, isQuiet: true })) ?? null,
    enabled: isRunning,
    refetchInterval: POLL_MS,
  })

  const run = async ({ parentId, fromCode, departName, toCode }: Plan) => {
    setRunning(true)
    try {
      await http.call('depart.move', { id, parentId, fromCode })
      notify.toast({
        type: 'success',
        text: t('{{departName}} now has the code {{toCode}}.', { departName, toCode }),
      })
      await queries.invalidateQueries({ queryKey: ['departs'] })
      void session.refresh()
      overlay?.close()
    } catch {
      // The error is already on screen. The planned changes may be outdated, so they are loaded again.
      await queries.invalidateQueries({ queryKey: ['data', 'depart.planMove'] })
    } finally {
      setRunning(false)
    }
  }
  return { isRunning, done: moving?.id === id ? moving.done : 0, run }
}
