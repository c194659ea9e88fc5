import { Button, Empty } from 'antd'
import {
  type Dispatch,
  type SetStateAction,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react'
import Type, { type Static } from 'typebox'
import {
  definePage,
  useActions,
  useAddressParam,
  useOpenPage,
  useOperation,
  useRuntime,
  useText,
} from '#runtime'
import { type CustomPage, type PermissionRow, strictObject } from '#schemas'
import { ActionButton } from '../../shared/action-button.tsx'
import { EmptyCup } from '../../shared/empty-cup.tsx'
import { formatNumber } from '../../shared/format-number.ts'
import card from '../../shared/page-card.module.css'
import { PageOverlay } from '../../shared/page-overlay.tsx'
import { SearchInput } from '../../shared/search-input.tsx'
import { branchesOf, entryTreeOf, searchEntries, visibleEntries } from './entry-tree.ts'
import css from './menu-tree.module.css'
import { MoveDialog } from './move-dialog.tsx'
import { TreeRows } from './tree-rows.tsx'
import { useMoveEntry } from './use-move-entry.ts'

const actionId = Type.String({ pattern: '^[a-z][A-Za-z0-9_-]{0,39}$' })

export const MenuTreeProps = strictObject({
  toolbar: Type.Optional(
    Type.Array(actionId, {
      title: 'Toolbar actions',
      description: 'Ids of actions of this page.',
      maxItems: 10,
    }),
  ),
  rowActions: Type.Optional(
    Type.Array(actionId, {
      title: 'Row actions',
      description:
        'Ids of actions of this page. The first two are buttons, the others are in the menu "More".',
      maxItems: 20,
    }),
  ),
  moveAction: Type.Optional(
    Type.Unsafe<string>({
      ...actionId,
      title: 'Move action',
      description: 'Action that moves `record.id` into `record.toParent`, before `record.before`.',
    }),
  ),
})
export type MenuTreeProps = Static<typeof MenuTreeProps>

const none: readonly PermissionRow[] = []

/** Shows the tree of menus and buttons, with its actions. */
function MenuTree({ page, props }: { page: CustomPage; props: MenuTreeProps }) {
  const t = useText()
  const { Loading, Failed } = useRuntime().registry.states
  const actions = useActions(page)
  const { data, error, isRefreshing, refresh } = useOperation<PermissionRow[]>('permission.lines', {})
  const tree = useMemo(() => entryTreeOf(data ?? none), [data])
  const [searchParam, setSearchParam] = useAddressParam('search')
  const text = searchParam ?? ''
  const searched = useDeferredValue(text)
  const found = useMemo(() => searchEntries(tree, searched), [tree, searched])
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const rows = useMemo(() => visibleEntries(tree, open, found), [tree, open, found])
  const [added, setAdded] = useAddedEntry(setOpen)
  const moving = useMoveEntry({
    tree,
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
    <section className={card.card} aria-labelledby={titleId} aria-busy={isRefreshing} tabIndex={-1}>
      <header className={card.bar}>
        <h1 className={card.title} id={titleId}>
          {t(page.title)}
        </h1>
        <span className={css.count} role="status">
          {data && t('Total {{count}}', { count: formatNumber(found ? found.matches.size : data.length) })}
        </span>
        <SearchInput
          className={css.search}
          value={text}
          onChange={({ target }) => {
            setAdded(undefined)
            setSearchParam(target.value, { replace: true })
          }}
          placeholder={t('Name, code, address or page')}
          aria-label={t('Search menus and buttons')}
        />
        <div className={css.tools}>
          <Button disabled={!data || found !== undefined} onClick={() => setOpen(new Set(branchesOf(tree)))}>
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
        <Empty image={<EmptyCup />} description={t('No menus or buttons found.')} />
      ) : (
        <TreeRows
          title={t(page.title)}
          tree={tree}
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
      {moving.dialogEntry && <MoveDialog tree={tree} entry={moving.dialogEntry} {...moving} />}
      <PageOverlay />
    </section>
  )
}

/**
 * Expands the parent of an entry that was added. Returns the id of the added entry until its row is scrolled
 * into view.
 */
function useAddedEntry(setOpen: Dispatch<SetStateAction<ReadonlySet<string>>>) {
  const { handles } = useOpenPage().session
  const [added, setAdded] = useState<string>()
  useEffect(() => {
    handles.expandRow = ({ parentKey, key }) => {
      setOpen((now) => new Set(now).add(parentKey))
      setAdded(key)
    }
  }, [handles, setOpen])
  return [added, setAdded] as const
}

/** Page on which users edit and sort the tree of menus and buttons. */
export const menuTreePage = definePage<MenuTreeProps>({
  name: 'system/PermissionList',
  title: 'Menus',
  Component: MenuTree,
})
