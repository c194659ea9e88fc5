import type { ReactNode } from 'react'
import { useAddressParam, useText } from '#runtime'
import type { DetailTabs } from '#schemas'
import { tabParameter } from '#schemas/tab-parameter'
import { LazyTabs } from '../tabs/lazy-tabs.tsx'
import type { RecordNodesProps } from './record-nodes-props.ts'

interface TabsPartProps extends Omit<RecordNodesProps, 'nodes'> {
  node: DetailTabs
  draw: (props: RecordNodesProps) => ReactNode
}

/** Shows parts of a detail page in tabs. The address contains the id of the open tab. */
export function TabsPart({ node, draw, ...props }: TabsPartProps) {
  const t = useText()
  const [active, setActive] = useAddressParam(tabParameter(node.id))
  const { pointer, isVisible } = props
  return (
    <LazyTabs
      active={active}
      onChange={setActive}
      tabs={node.items.flatMap((item, index) =>
        isVisible(item)
          ? [
              {
                id: item.id,
                title: t(item.title),
                label: t(item.title),
                draw: () => draw({ ...props, nodes: item.nodes, pointer: `${pointer}/items/${index}/nodes` }),
              },
            ]
          : [],
      )}
    />
  )
}
