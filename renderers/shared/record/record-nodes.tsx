import { NodeBoundary } from '#runtime'
import type { DetailNode } from '#schemas'
import { EmbeddedPageView } from './embedded-page.tsx'
import { FramePart } from './frame-part.tsx'
import { CustomPart, TextPart, TimelinePart } from './parts.tsx'
import css from './record.module.css'
import { RecordGroup } from './record-group.tsx'
import type { RecordNodesProps } from './record-nodes-props.ts'
import { SubList } from './sub-list.tsx'
import { SumPart } from './sum-part.tsx'
import { TabsPart } from './tabs-part.tsx'

/**
 * Draws the nodes of a detail page, one below the other, and nodes of half the width side by side. An error in
 * one node doesn't affect the others.
 */
export function RecordNodes({ nodes, ...props }: RecordNodesProps) {
  const { page, pointer, record } = props
  return (
    <div className={css.nodes}>
      {nodes.map((node, index) => (
        <NodeBoundary key={node.id} at={{ page, pointer: `${pointer}/${index}` }} value={record}>
          <Node {...props} node={node} pointer={`${pointer}/${index}`} />
        </NodeBoundary>
      ))}
    </div>
  )
}

/**
 * Evaluates whether the node is visible. An invalid rule throws, so this must happen inside the error
 * boundary of the node.
 */
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
    case 'sum':
      return <SumPart node={node} record={record} />
    case 'tabs':
      return <TabsPart {...props} node={node} isVisible={isVisible} draw={drawNodes} />
    default:
      return (
        <RecordGroup node={node} record={record} pointer={pointer} layout={layout} isVisible={isVisible} />
      )
  }
}

/**
 * Draws the nodes of a tab. It is passed to the tabs as a function, because tabs contain nodes and nodes
 * contain tabs.
 */
const drawNodes = (props: RecordNodesProps) => <RecordNodes {...props} />
