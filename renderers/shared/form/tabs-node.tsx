import type { ReactNode } from 'react'
import { type GroupState, observer, type TabsState, useText } from '#runtime'
import { tabParameter } from '#schemas/tab-parameter'
import { LazyTabs } from '../tabs/lazy-tabs.tsx'
import { ErrorCount } from './error-count.tsx'
import css from './form.module.css'
import { useUrlParam } from './use-url-param.ts'

interface TabsNodeProps {
  tabs: TabsState
  draw: (group: GroupState) => ReactNode
}

/** Draws groups in tabs. Each tab shows how many errors it contains. */
export const TabsNode = observer(({ tabs, draw }: TabsNodeProps) => {
  const t = useText()
  const setParam = useUrlParam({
    name: tabParameter(tabs.id),
    onChange: (tabId) => {
      const group = tabs.children.find(({ id }) => id === tabId) ?? tabs.children[0]
      if (group) tabs.active.value = group.id
    },
  })
  if (!tabs.shown.value) return null
  const shown = tabs.children.filter((group) => group.shown.value)
  return (
    <div className={css.wide}>
      <LazyTabs
        active={tabs.active.value}
        onChange={(id) => {
          tabs.active.value = id
          setParam(id)
        }}
        tabs={shown.map((group) => {
          const title = group.spec.title === undefined ? group.id : t(group.spec.title)
          return {
            id: group.id,
            title,
            label: (
              <>
                {title}
                <ErrorCount branch={group} />
              </>
            ),
            draw: () => draw(group),
          }
        })}
      />
    </div>
  )
})
