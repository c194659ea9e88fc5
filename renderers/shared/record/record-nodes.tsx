import { type DataRecord, NodeBoundary, type RecordState } from '#runtime'
import type { Detail, DetailNode } from '#schemas'
import { Group } from './group.tsx'
import { SubList } from './sub-list.tsx'

interface RecordNodesProps {
  /** Id of the page they are of. */
  page: string
  /** JSON Pointer of the list of nodes in its page. */
  pointer: string
  nodes: readonly DetailNode[]
  record: DataRecord
  layout: Detail['layout']
  isVisible: RecordState['isVisible']
}

/** A record's groups and sub-lists, one below the other; what fails in one leaves the others. */
export function RecordNodes({ nodes, ...props }: RecordNodesProps) {
  const { page, pointer, record } = props
  return nodes.map((node, index) => (
    <NodeBoundary key={node.id} at={{ page, pointer: `${pointer}/${index}` }} value={record}>
      <Node {...props} node={node} pointer={`${pointer}/${index}`} />
    </NodeBoundary>
  ))
}

/** Inside its boundary, because a rule that can't be read throws. */
function Node({ node, isVisible, ...props }: Omit<RecordNodesProps, 'nodes'> & { node: DetailNode }) {
  if (!isVisible(node)) return null
  const { pointer, record, layout } = props
  if (node.node === 'array') return <SubList node={node} record={record} pointer={pointer} />
  return <Group node={node} record={record} pointer={pointer} layout={layout} isVisible={isVisible} />
}
