import { observer } from '@formily/react'
import { Tabs } from 'antd'
import type { ReactNode } from 'react'
import { type GroupState, type TabsState, useText } from '#runtime'
import css from './form.module.css'
import { WrongCount } from './wrong-count.tsx'

interface TabsNodeProps {
  tabs: TabsState
  draw: (group: GroupState) => ReactNode
}

/** Groups behind tabs; only the one in front is drawn, and each says how much is wrong in it. */
export const TabsNode = observer(({ tabs, draw }: TabsNodeProps) => {
  const t = useText()
  if (!tabs.shown.value) return null
  const shown = tabs.children.filter((group) => group.shown.value)
  const active = shown.find(({ id }) => id === tabs.active.value) ?? shown[0]
  return (
    <div className={css.wide}>
      <Tabs
        activeKey={active?.id}
        onChange={(id) => {
          tabs.active.value = id
        }}
        destroyOnHidden
        items={shown.map((group) => ({
          key: group.id,
          label: (
            <>
              {group.spec.title === undefined ? group.id : t(group.spec.title)}
              <WrongCount branch={group} />
            </>
          ),
          children: group === active ? draw(group) : null,
        }))}
      />
    </div>
  )
})
