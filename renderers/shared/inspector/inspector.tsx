import { AimOutlined } from '@ant-design/icons'
import { Button, Drawer, Select } from 'antd'
import { type PointerEvent, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import {
  explainNode,
  type InspectedPage,
  type Inspection,
  inspectableNodes,
  pageCostOf,
  useText,
} from '#runtime'
import { ExplanationView } from './explanation-view.tsx'
import css from './inspector.module.css'
import { NodeList } from './node-list.tsx'
import { elementAt, isOnScreen, nodeElementAt, type ScreenNode, textIn } from './screen-node.ts'

interface InspectorProps {
  inspection: Inspection
  isOpen: boolean
  isPicking: boolean
  /**
   * The node that the user selected last. Before the first selection, the node is undefined, and the topmost
   * page is explained.
   */
  pointed: ScreenNode | undefined
  choose: (pointed: ScreenNode) => void
  /** Lets the user select a node on screen with a click, without a modifier key. */
  pick: () => void
  close: () => void
}

/** Panel that explains the nodes of an open page. The panel also lists the nodes that aren't drawn. */
export function Inspector({ inspection, isOpen, isPicking, pointed, choose, pick, close }: InspectorProps) {
  const t = useText()
  return (
    <>
      {isPicking && <Picker />}
      <Drawer
        title={t('Why?')}
        open={isOpen}
        onClose={close}
        placement="bottom"
        size="min(460px, 60vh)"
        mask={false}
        destroyOnHidden
        rootClassName={css.root}
        className={css.drawer}
        extra={
          <Button icon={<AimOutlined />} onClick={pick}>
            {t('Pick on the page')}
          </Button>
        }
      >
        <Panel inspection={inspection} pointed={pointed} choose={choose} />
      </Drawer>
    </>
  )
}

type PanelProps = Pick<InspectorProps, 'inspection' | 'pointed' | 'choose'>

function Panel({ inspection, pointed, choose }: PanelProps) {
  const t = useText()
  const pages = [...inspection.pages]
  const [selectedPage, setSelectedPage] = useState<string>()
  const requestedPage = pointed?.page ?? selectedPage
  const page = pages.findLast(({ open }) => open.page.id === requestedPage) ?? pages.at(-1)
  if (!page) return <p className={css.hint}>{t('Nothing to inspect here.')}</p>
  const { id } = page.open.page
  const go = (next: string) => {
    setSelectedPage(next)
    choose({ page: next, pointer: '', row: undefined, shown: undefined })
  }
  return (
    <div className={css.panel} data-inspector>
      <div className={css.side}>
        {pages.length > 1 && (
          <Select
            aria-label={t('Page')}
            value={id}
            onChange={go}
            options={[...new Set(pages.map(({ open }) => open.page.id))].map((value) => ({
              value,
              label: value,
            }))}
          />
        )}
        <DrawCost page={page} />
        <Nodes key={id} page={page} pointed={pointed} choose={choose} />
      </div>
      <NodeExplanation page={page} pointed={pointed} />
    </div>
  )
}

/** Shows how long the page's first render took, beside the estimate. */
function DrawCost({ page }: { page: InspectedPage }) {
  const t = useText()
  const { estimate, budget, measured } = pageCostOf(page)
  if (estimate === undefined) return null
  return (
    <p className={css.cost} data-over={estimate > budget}>
      {t('First render: {{measured}} ms measured, about {{estimate}} ms estimated, {{budget}} ms allowed', {
        measured,
        estimate,
        budget,
      })}
    </p>
  )
}

function Nodes({ page, pointed, choose }: { page: InspectedPage } & Omit<PanelProps, 'inspection'>) {
  const { id } = page.open.page
  const nodes = useMemo(() => inspectableNodes(page), [page])
  return (
    <NodeList
      nodes={nodes}
      isDrawn={(pointer) => isOnScreen(id, pointer)}
      current={pointed?.pointer}
      choose={({ at }) =>
        choose({
          page: id,
          pointer: at.pointer,
          row: pointed?.page === id ? pointed.row : undefined,
          shown: undefined,
        })
      }
    />
  )
}

/** Explains the selected node. The explanation is computed from the current state on each render. */
function NodeExplanation({ page, pointed }: { page: InspectedPage; pointed: ScreenNode | undefined }) {
  const t = useText()
  const { id } = page.open.page
  const isOfPage = pointed !== undefined && pointed.pointer !== '' && pointed.page === id
  const answer = isOfPage
    ? explainNode(page, {
        pointer: pointed.pointer,
        row: pointed.row,
        isDrawn: pointed.shown !== undefined || isOnScreen(id, pointed.pointer),
        shown:
          pointed.shown ?? (pointed.row === undefined ? textIn(elementAt(id, pointed.pointer)) : undefined),
      })
    : undefined
  if (answer) return <ExplanationView explanation={answer} row={pointed?.row} />
  return (
    <p className={css.hint}>{t('Choose an item from the list, or hold Alt and click it on the page.')}</p>
  )
}

/**
 * Overlay for the selection of a node. The overlay outlines the node under the pointer, and the pointer is a
 * crosshair.
 */
function Picker() {
  const [frame, setFrame] = useState<DOMRect>()
  const follow = ({ clientX, clientY }: PointerEvent) =>
    setFrame(nodeElementAt(clientX, clientY)?.getBoundingClientRect())
  return createPortal(
    <div className={css.picker} data-inspector onPointerMove={follow} aria-hidden>
      {frame && (
        <div
          className={css.frame}
          style={{ left: frame.left, top: frame.top, width: frame.width, height: frame.height }}
        />
      )}
    </div>,
    document.body,
  )
}
