import { Flex } from 'antd'
import { useMemo } from 'react'
import {
  type DataRecord,
  NodeBoundary,
  type RecordState,
  useColumns,
  useInspectMark,
  useText,
} from '#runtime'
import type { Detail, DetailField, DetailGroup, DetailNode } from '#schemas'
import { DetailCell } from '../detail-cell.tsx'
import { DetailList } from '../detail-list.tsx'
import { EmbeddedPageView } from './embedded-page.tsx'
import { FramePart } from './frame-part.tsx'
import { CustomPart, TextPart, TimelinePart } from './parts.tsx'
import css from './record.module.css'
import type { RecordNodesProps } from './record-nodes-props.ts'
import { SubList } from './sub-list.tsx'
import { TabsPart } from './tabs-part.tsx'

/** Nodes of a record, one below the other. An error in a node doesn't affect other nodes. */
export function RecordNodes({ nodes, ...props }: RecordNodesProps) {
  const { page, pointer, record } = props
  return nodes.map((node, index) => (
    <NodeBoundary key={node.id} at={{ page, pointer: `${pointer}/${index}` }} value={record}>
      <Node {...props} node={node} pointer={`${pointer}/${index}`} />
    </NodeBoundary>
  ))
}

/** Evaluates the visibility inside the node's error boundary, because an invalid rule throws. */
function Node({ node, isVisible, ...props }: Omit<RecordNodesProps, 'nodes'> & { node: DetailNode }) {
  if (!isVisible(node)) return null
  const { pointer, record, layout } = props
  switch (node.node) {
    case 'array':
      return <SubList node={node} record={record} pointer={pointer} />
    case 'page':
      return <EmbeddedPageView node={node} record={record} pointer={pointer} />
    case 'text':
      return <TextPart node={node} record={record} pointer={pointer} />
    case 'timeline':
      return <TimelinePart node={node} record={record} pointer={pointer} />
    case 'frame':
      return <FramePart node={node} record={record} pointer={pointer} />
    case 'custom':
      return <CustomPart node={node} record={record} pointer={pointer} />
    case 'tabs':
      return <TabsPart {...props} node={node} isVisible={isVisible} draw={drawNodes} />
    default:
      return <Group node={node} record={record} pointer={pointer} layout={layout} isVisible={isVisible} />
  }
}

/** Draws the nodes of a tab. A function, because tabs and nodes contain each other. */
const drawNodes = (props: RecordNodesProps) => (
  <Flex vertical gap={24}>
    <RecordNodes {...props} />
  </Flex>
)

/** Texts in a detail are shown in full, unless the page limits them. */
const WHOLE_TEXT = { limit: 1000 }

const inFull = (field: DetailField): DetailField =>
  field.cell === undefined || field.cell === 'Text'
    ? { ...field, props: { ...WHOLE_TEXT, ...field.props } }
    : field

interface GroupProps {
  node: DetailGroup
  record: DataRecord
  /** JSON Pointer of the group in its page. */
  pointer: string
  layout: Detail['layout']
  isVisible: RecordState['isVisible']
}

/** A group of values. */
function Group({ node, record, pointer, layout, isVisible }: GroupProps) {
  const t = useText()
  const mark = useInspectMark()
  const fields = useMemo(() => node.nodes.map(inFull), [node])
  const shown = useColumns(fields, `${pointer}/nodes`).filter(({ column }) => isVisible(column))
  return (
    <section>
      {node.title !== undefined && <h2 className={css.heading}>{t(node.title)}</h2>}
      <DetailList
        columns={layout?.columns}
        labels={layout?.labels}
        items={shown.map((value) => ({
          id: value.id,
          title: value.title,
          span: value.column.span,
          mark: mark(value.at),
          value: <DetailCell column={value} record={record} />,
        }))}
      />
    </section>
  )
}
