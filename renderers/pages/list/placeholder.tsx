import { FilterOutlined, InboxOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ListState, type PageActions, resetRejectedFilters, useRuntime, useText } from '#runtime'
import type { ListPage } from '#schemas'
import skeleton from '../../shared/skeleton.module.css'
import { State } from '../../shared/states.tsx'
import css from './placeholder.module.css'

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

interface PlaceholderProps {
  page: ListPage
  list: ListState
  actions: PageActions
}

/**
 * Shown in place of the rows while they load, if a required filter is missing, after an error, or if there
 * are no rows.
 */
export function Placeholder({ page, list, actions }: PlaceholderProps) {
  const { Failed } = useRuntime().registry.states
  const { error, search, refresh } = list
  if (search.missing.length > 0) return <Missing list={list} />
  if (error) return <Failed error={error} retry={refresh} reset={resetRejectedFilters(error, search)} />
  if (list.isLoading) return <Skeleton />
  return <Empty page={page} list={list} actions={actions} />
}

function Skeleton() {
  const t = useText()
  return (
    <div className={css.skeleton} role="status" aria-label={t('Loading')}>
      {SKELETON_ROWS.map((row) => (
        <span className={skeleton.line} key={row} />
      ))}
    </div>
  )
}

function Missing({ list }: { list: ListState }) {
  const t = useText()
  const names = list.search.missing.map(({ title, field }) => t(title ?? field)).join(', ')
  return (
    <State icon={<FilterOutlined />} title={t('Choose {{names}} to see rows', { names })}>
      <p className={css.hint}>{t('Too many rows to show all.')}</p>
    </State>
  )
}

/** Shown for an empty list, with the action that creates the first row. */
function Empty({ page, list, actions }: PlaceholderProps) {
  const t = useText()
  const { changed, reset } = list.search
  const first = actions.viewsOf(page.list.toolbar, { records: [] }).find(({ tone }) => tone === 'primary')
  if (changed.size === 0)
    return (
      <State icon={<InboxOutlined />} title={t(page.list.empty ?? 'No rows yet')}>
        <Narrowed list={list} />
        {first && (
          <p className={css.hint}>
            {t('Choose “{{action}}” to add the first one.', { action: first.label })}
          </p>
        )}
      </State>
    )
  return (
    <State icon={<InboxOutlined />} title={t('No results found')}>
      <p className={css.hint}>{t('Filters set: {{count}}', { count: changed.size })}</p>
      <Narrowed list={list} />
      <Button onClick={reset}>{t('Reset filters')}</Button>
    </State>
  )
}

/** Shown for an empty list, with a note that data rules may hide rows. */
function Narrowed({ list }: { list: ListState }) {
  const t = useText()
  if (!list.isNarrowed) return null
  return <p className={css.hint}>{t('A data rule limits what you see here. Ask an administrator.')}</p>
}
