import { Tabs } from 'antd'
import type { ReactNode } from 'react'
import { type GroupState, observer, type TabsState, useText } from '#runtime'
import { usePrinting } from '../print/printing.ts'
import { ErrorCount } from './error-count.tsx'
import css from './form.module.css'
import { useUrlParam } from './use-url-param.ts'

interface TabsNodeProps {
  tabs: TabsState
  draw: (group: GroupState) => ReactNode
}

/**
 * Groups in tabs. Only the active tab is drawn. Each tab shows the number of its errors. Printing draws the
 * groups of all tabs.
 */
export const TabsNode = observer(({ tabs, draw }: TabsNodeProps) => {
  const t = useText()
  const isPrinting = usePrinting()
  const setParam = useUrlParam({
    name: `tab-${tabs.id}`,
    onChange: (tabId) => {
      const group = tabs.children.find(({ id }) => id === tabId) ?? tabs.children[0]
      if (group) tabs.active.value = group.id
    },
  })
  if (!tabs.shown.value) return null
  const shown = tabs.children.filter((group) => group.shown.value)
  const active = shown.find(({ id }) => id === tabs.active.value) ?? shown[0]
  return (
    <div className={css.wide}>
      <Tabs
        activeKey={active?.id}
        onChange={(id) => {
          tabs.active.value = id
          setParam(id)
        }}
        destroyOnHidden
        items={shown.map((group) => ({
          key: group.id,
          label: (
            <>
              {group.spec.title === undefined ? group.id : t(group.spec.title)}
              <ErrorCount branch={group} />
            </>
          ),
          forceRender: isPrinting,
          children: (group === active || isPrinting) && <Panel group={group}>{draw(group)}</Panel>,
        }))}
      />
    </div>
  )
})

/** A tab panel, with a heading that is only printed. */
function Panel({ group: { spec, id }, children }: { group: GroupState; children: ReactNode }) {
  const t = useText()
  return (
    <>
      <h2 className={css.onPaper}>{spec.title === undefined ? id : t(spec.title)}</h2>
      {children}
    </>
  )
}
