import { Tabs } from 'antd'
import type { ReactNode } from 'react'
import { usePrinting } from '../print/printing.ts'
import css from './tabs-view.module.css'

interface Tab {
  id: string
  /** Heading of the tab on paper. */
  title: string
  label: ReactNode
  draw: () => ReactNode
}

interface TabsViewProps {
  tabs: readonly Tab[]
  /** Id of the open tab; the first one by default. */
  active: string | null | undefined
  onChange: (id: string) => void
}

/** Tabs of which only the open one is drawn. Printing draws all of them, each with a heading. */
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
