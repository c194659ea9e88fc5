import { type GroupState, NodeBoundary, type NodeState } from '#runtime'
import { CustomNode } from './custom-node.tsx'
import { FieldNode } from './field-node.tsx'
import css from './form.module.css'
import { isLine, runsOf, sectionsOf } from './form-sections.ts'
import { FrameNode } from './frame-node.tsx'
import { GroupNode } from './group-node.tsx'
import { LayoutNode } from './layout-node.tsx'
import { LazySection } from './lazy-section.tsx'
import { ObjectNode } from './object-node.tsx'
import { TableNode } from './table/table-node.tsx'
import { TabsNode } from './tabs-node.tsx'
import { TextNode } from './text-node.tsx'

interface NodeGridProps {
  nodes: readonly NodeState[]
  columns: number
}

/**
 * Arranges nodes in columns, in the order of the page. On a phone, there is only one column. Draws only the
 * nodes that are near the visible area.
 */
export function NodeGrid({ nodes, columns }: NodeGridProps) {
  const sections = sectionsOf(nodes, columns)
  if (sections.length === 1) return <Grid nodes={nodes} columns={columns} />
  return (
    <div className={css.sections}>
      {sections.map((section, index) => (
        <LazySection
          key={section.nodes[0]?.at.pointer}
          section={section}
          columns={columns}
          isDrawn={index === 0}
        >
          <Grid nodes={section.nodes} columns={columns} />
        </LazySection>
      ))}
    </div>
  )
}

/**
 * Arranges inputs in grids that are at most as wide as one can read, and gives groups and tables the whole
 * width.
 */
function Grid({ nodes, columns }: NodeGridProps) {
  return (
    <div className={css.stack}>
      {runsOf(nodes).map((run) =>
        isLine(run[0]) ? (
          <div key={run[0]?.at.pointer} className={css.grid} data-columns={columns}>
            <Nodes nodes={run} columns={columns} />
          </div>
        ) : (
          <Nodes key={run[0]?.at.pointer} nodes={run} columns={columns} />
        ),
      )}
    </div>
  )
}

const Nodes = ({ nodes, columns }: NodeGridProps) =>
  nodes.map((node) => (
    <NodeBoundary key={node.at.pointer} at={node.at}>
      <Node node={node} columns={columns} />
    </NodeBoundary>
  ))

/**
 * Arranges the nodes of a group in columns. If the page names a layout component for the group, this
 * component arranges them.
 */
function GroupNodes({ group, columns }: { group: GroupState; columns: number }) {
  if (group.spec.component === undefined)
    return <NodeGrid nodes={group.children} columns={group.spec.columns ?? columns} />
  return (
    <LayoutNode group={group}>
      <Nodes nodes={group.children} columns={1} />
    </LayoutNode>
  )
}

function Node({ node, columns }: { node: NodeState; columns: number }) {
  switch (node.kind) {
    case 'field':
      return <FieldNode field={node} columns={columns} />
    case 'array':
      return <TableNode array={node} />
    case 'custom':
      return <CustomNode custom={node} columns={columns} />
    case 'text':
      return <TextNode text={node} />
    case 'frame':
      return <FrameNode frame={node} />
    case 'group':
      return (
        <GroupNode group={node}>
          <GroupNodes group={node} columns={columns} />
        </GroupNode>
      )
    case 'tabs':
      return <TabsNode tabs={node} draw={(group) => <GroupNodes group={group} columns={columns} />} />
    case 'object':
      return (
        <ObjectNode object={node}>
          <NodeGrid nodes={node.children} columns={columns} />
        </ObjectNode>
      )
  }
}
