import { use } from 'react'
import {
  type DataRecord,
  NodeBoundary,
  type RecordState,
  useActions,
  useRecord,
  useRuntime,
  useText,
} from '#runtime'
import type { DetailNode, DetailPage } from '#schemas'
import { ActionButton } from '../../shared/action-button.tsx'
import { OverlayContext } from '../../shared/overlay-context.ts'
import { PageOverlay } from '../../shared/page-overlay.tsx'
import css from './detail.module.css'
import { Group } from './group.tsx'
import { SubList } from './sub-list.tsx'

/** One record, read-only, in groups and sub-lists. */
export function DetailPageView({ page }: { page: DetailPage }) {
  const state = useRecord(page)
  const isOverlay = use(OverlayContext)
  const { Loading, Failed } = useRuntime().registry.states
  const { record, error, refresh } = state
  const body = record ? (
    <Body page={page} record={record} state={state} />
  ) : error ? (
    <Failed error={error} retry={refresh} />
  ) : (
    <Loading />
  )
  return (
    <div className={isOverlay ? undefined : css.card} aria-busy={state.isLoading}>
      {body}
      <PageOverlay />
    </div>
  )
}

interface BodyProps {
  page: DetailPage
  record: DataRecord
  state: RecordState
}

function Body({ page, record, state }: BodyProps) {
  return (
    <div className={css.page}>
      <Head page={page} record={record} />
      {page.detail.nodes.map((node, index) => {
        const pointer = `/detail/nodes/${index}`
        return (
          <NodeBoundary key={node.id} at={{ page: page.id, pointer }} value={record}>
            <Node page={page} node={node} pointer={pointer} record={record} state={state} />
          </NodeBoundary>
        )
      })}
    </div>
  )
}

function Head({ page, record }: Omit<BodyProps, 'state'>) {
  const t = useText()
  const isOverlay = use(OverlayContext)
  const actions = useActions(page).viewsOf(page.detail.actions, { record })
  if (isOverlay && actions.length === 0) return null
  return (
    <header className={css.head}>
      {!isOverlay && <h1 className={css.title}>{t(page.title)}</h1>}
      <div className={css.actions}>
        {actions.map((action) => (
          <ActionButton key={action.id} action={action} />
        ))}
      </div>
    </header>
  )
}

interface NodeProps extends BodyProps {
  node: DetailNode
  pointer: string
}

/** Inside its boundary, because a rule that can't be read throws. */
function Node({ page, node, pointer, record, state }: NodeProps) {
  if (!state.isVisible(node)) return null
  if (node.node === 'array') return <SubList node={node} record={record} pointer={pointer} />
  const { layout } = page.detail
  return <Group node={node} record={record} pointer={pointer} layout={layout} isVisible={state.isVisible} />
}
