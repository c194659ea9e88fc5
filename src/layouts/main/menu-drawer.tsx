import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import { closeDrawer } from './sidebar-store.ts'

interface MenuDrawerProps {
  isOut: boolean
  children: ReactNode
}

/** The side menu of narrow screens. */
export function MenuDrawer({ isOut, children }: MenuDrawerProps) {
  return (
    <Drawer
      placement="left"
      size={240}
      open={isOut}
      onClose={closeDrawer}
      closable={false}
      styles={{ body: { padding: 0 } }}
    >
      {children}
    </Drawer>
  )
}
