import { Tabs } from 'antd'
import type { ReactNode } from 'react'
import { usePrinting } from '../print/printing.ts'
import css from './tabs-view.module.css'

interface Tab {
  id: string
  /** Title of the tab, which is a heading on paper. */
  title: string
  label: ReactNode
  draw: () => ReactNode
}

interface TabsViewProps {
  tabs: readonly Tab[]
  /** Id of the open tab. If no tab has this id, the first tab is open. */
  active: string | null | undefined
  onChange: (id: string) => void
}

/** Tabs. Only the content of the open tab is drawn. In print, all tabs are drawn, each with a heading. */
export function TabsView({ tabs, active, onChange }: TabsViewProps) {
  const isPrinting = usePrinting()
  const open = tabs.find(({ id }) => id === active) ?? tabs[0]
  return (
    <Tabs
      className={css.tabs}
      {...(open && { activeKey: open.id })}
      onChange={onChange}
      destroyOnHidden
      items={tabs.map((tab) => ({
        key: tab.id,
        label: tab.label,
        forceRender: isPrinting,
        children: (tab === open || isPrinting) && (
          <>
            <h2 className={css.onPaper}>{tab.title}</h2>
            {tab.draw()}
          </>
        ),
      }))}
    />
  )
}
