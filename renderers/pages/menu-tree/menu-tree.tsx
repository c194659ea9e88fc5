import { Button, Empty, Input } from 'antd'
import {
  type Dispatch,
  type SetStateAction,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react'
import { useActions, useAddressParam, useOpenPage, useOperation, useRuntime, useText } from '#runtime'
import type { CustomPage, PermissionLine } from '#schemas'
import { ActionButton } from '../../shared/action-button.tsx'
import { formatNumber } from '../../shared/format-number.ts'
import { PageOverlay } from '../../shared/page-overlay.tsx'
import { branchesOf, groveOf, rowsOf, search } from './grove.ts'
import css from './menu-tree.module.css'
import { MoveDialog } from './move-dialog.tsx'
import type { MenuTreeProps } from './schema.ts'
import { TreeRows } from './tree-rows.tsx'
import { useMoving } from './use-moving.ts'

interface MenuTreePage {
  page: CustomPage
  props: MenuTreeProps
}

const none: readonly PermissionLine[] = []

/** The page of menus: what there is, where it stands, and what can be done with it. */
export function MenuTree({ page, props }: MenuTreePage) {
  const t = useText()
  const { Loading, Failed } = useRuntime().registry.states
  const actions = useActions(page)
  const { data, error, isRefreshing, refresh } = useOperation<PermissionLine[]>('permission.lines', {})
  const grove = useMemo(() => groveOf(data ?? none), [data])
  const [asked, setAsked] = useAddressParam('search')
  const text = asked ?? ''
  const searched = useDeferredValue(text)
  const found = useMemo(() => search(grove, searched), [grove, searched])
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const rows = useMemo(() => rowsOf(grove, open, found), [grove, open, found])
  const [added, setAdded] = useUnfolding(setOpen)
  const moving = useMoving({
    grove,
    actions,
    move: props.moveAction,
    open: (id) => setOpen((now) => new Set(now).add(id)),
  })
  const titleId = useId()
  const toggle = (id: string) => {
    setAdded(undefined)
    setOpen((now) => {
      const next = new Set(now)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }
  return (
    <section className={css.page} aria-labelledby={titleId} aria-busy={isRefreshing} tabIndex={-1}>
      <header className={css.bar}>
        <h1 className={css.title} id={titleId}>
          {t(page.title)}
        </h1>
        <span className={css.count} role="status">
          {data && t('Total {{count}}', { count: formatNumber(found ? found.matches.size : data.length) })}
        </span>
        <Input.Search
          className={css.search}
          allowClear
          value={text}
          onChange={({ target }) => {
            setAdded(undefined)
            setAsked(target.value, { replace: true })
          }}
          placeholder={t('Name, code, address or page')}
          aria-label={t('Search menus and buttons')}
        />
        <div className={css.tools}>
          <Button disabled={!data || found !== undefined} onClick={() => setOpen(new Set(branchesOf(grove)))}>
            {t('Expand all')}
          </Button>
          <Button disabled={found !== undefined || open.size === 0} onClick={() => setOpen(new Set())}>
            {t('Collapse all')}
          </Button>
          {actions.viewsOf(props.toolbar).map((action) => (
            <ActionButton key={action.id} action={action} />
          ))}
        </div>
      </header>
      {error ? (
        <Failed error={error} retry={refresh} />
      ) : !data ? (
        <Loading />
      ) : rows.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('No menu or button matches.')} />
      ) : (
        <TreeRows
          title={t(page.title)}
          grove={grove}
          rows={rows}
          added={added}
          onAddedSeen={() => setAdded(undefined)}
          isOpen={(id) => found !== undefined || open.has(id)}
          toggle={toggle}
          matches={found?.matches}
          actions={actions}
          rowActions={props.rowActions}
          moving={{ ...moving, isDraggable: moving.isAllowed && found === undefined }}
        />
      )}
      {moving.asked && <MoveDialog grove={grove} entry={moving.asked} {...moving} />}
      <PageOverlay />
    </section>
  )
}

/** What is added below an entry is shown in it; gives its id until it is in sight. */
function useUnfolding(setOpen: Dispatch<SetStateAction<ReadonlySet<string>>>) {
  const { handles } = useOpenPage().session
  const [added, setAdded] = useState<string>()
  useEffect(() => {
    handles.unfold = ({ below, key }) => {
      setOpen((now) => new Set(now).add(below))
      setAdded(key)
    }
  }, [handles, setOpen])
  return [added, setAdded] as const
}
