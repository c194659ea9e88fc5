import { Flex } from 'antd'
import { use, useMemo } from 'react'
import {
  type DataRecord,
  NodeBoundary,
  type RecordState,
  useActions,
  useEmbeddedSettings,
  useEvaluation,
  useNamedRecord,
  useRecord,
  useRuntime,
  useText,
} from '#runtime'
import type { DetailPage } from '#schemas'
import { ActionButton } from '../../shared/action-button.tsx'
import { OverlayContext } from '../../shared/overlay-context.ts'
import { PageOverlay } from '../../shared/page-overlay.tsx'
import { PageTitle, useHasTitle } from '../../shared/page-title.tsx'
import { PrintDocument } from '../../shared/print/print-document.tsx'
import { PrintSheet } from '../../shared/print/print-sheet.tsx'
import { usePrinting } from '../../shared/print/printing.ts'
import { RecordNodes } from '../../shared/record/record-nodes.tsx'
import css from './detail.module.css'
import { RecordError } from './record-error.tsx'

/** Shows a record read-only, in groups and sub-lists. */
export function DetailPageView({ page }: { page: DetailPage }) {
  const t = useText()
  const state = useRecord(page)
  const isOverlay = use(OverlayContext)
  const { Loading } = useRuntime().registry.states
  const { record, error, refresh } = state
  const isPrinting = usePrinting()
  const isEmbedded = useEmbeddedSettings() !== undefined
  const name = useRecordName(page, state)
  // An embedded page is printed as a part of its outer page.
  const document = isEmbedded ? undefined : page.detail.print
  const body = record ? (
    <Body page={page} record={record} state={state} name={name} />
  ) : error ? (
    <RecordError title={t(page.title)} error={error} retry={refresh} />
  ) : (
    <Loading />
  )
  return (
    <>
      <PrintSheet
        className={isOverlay ? undefined : css.card}
        aria-busy={state.isLoading}
        title={name ?? t(page.title)}
        hasHead={!document}
        paper={document?.paper}
      >
        <div data-screen={document && record ? '' : undefined}>{body}</div>
        {isPrinting && document && record && (
          <NodeBoundary at={{ page: page.id, pointer: '/detail/print' }} value={record}>
            <PrintDocument page={page} record={record} isVisible={state.isVisible} />
          </NodeBoundary>
        )}
      </PrintSheet>
      <PageOverlay />
    </>
  )
}

/**
 * Returns the name of the record. Returns undefined if the page defines no name, or until the record has
 * loaded. Also passes the name to the drawer or tab around the page. If the page defines no name, or the
 * record couldn't be loaded, passes the title of the page instead.
 */
function useRecordName({ title: pageTitle, detail }: DetailPage, { record, error }: RecordState) {
  const t = useText()
  const evaluation = useEvaluation()
  const { title } = detail
  const name = useMemo(
    () => (record && title !== undefined ? evaluation.text(title, { record }) : undefined),
    [evaluation, title, record],
  )
  const isNameless = title === undefined || error !== undefined
  useNamedRecord(name ?? (isNameless ? t(pageTitle) : undefined))
  return name
}

interface BodyProps {
  page: DetailPage
  record: DataRecord
  state: RecordState
  name: string | undefined
}

function Body({ page, record, state, name }: BodyProps) {
  return (
    <Flex vertical gap={24}>
      <Head page={page} record={record} name={name} />
      <RecordNodes
        page={page.id}
        pointer="/detail/nodes"
        nodes={page.detail.nodes}
        record={record}
        layout={page.detail.layout}
        isVisible={state.isVisible}
      />
    </Flex>
  )
}

function Head({ page, record, name }: Omit<BodyProps, 'state'>) {
  const t = useText()
  const hasTitle = useHasTitle()
  const actions = useActions(page).viewsOf(page.detail.actions, { record })
  if (!hasTitle && actions.length === 0) return null
  return (
    <Flex component="header" wrap align="center" justify="space-between" gap="8px 16px" data-screen>
      {hasTitle && <PageTitle>{name ?? t(page.title)}</PageTitle>}
      <Flex wrap gap={8}>
        {actions.map((action) => (
          <ActionButton key={action.id} action={action} />
        ))}
      </Flex>
    </Flex>
  )
}
