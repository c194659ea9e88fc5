import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { useCloseOnBack } from '#runtime'
import { preferences } from '../../preferences/preferences-store.ts'
import { Brand } from './brand.tsx'
import styles from './menu-drawer.module.css'
import { closeDrawer, sidebar } from './sidebar-store.ts'

/**
 * Focuses the page after the drawer has closed because the user selected a menu item. In other cases, the
 * drawer itself returns the focus to the menu button.
 */
function moveFocus(isOut: boolean) {
  if (!isOut && sidebar.wasChosen) document.getElementById('content')?.focus({ preventScroll: true })
}

/** The side menu of narrow screens, in a drawer. */
export function MenuDrawer({ isOut, children }: { isOut: boolean; children: ReactNode }) {
  const { theme } = useSnapshot(preferences)
  const { wasChosen } = useSnapshot(sidebar)
  useCloseOnBack({ isOpen: isOut, close: closeDrawer })
  return (
    <Drawer
      rootClassName={theme === 'dark' ? styles.dark : ''}
      styles={{ header: { padding: '0 12px 0 0' }, body: { padding: 0 } }}
      placement="left"
      size={240}
      open={isOut}
      onClose={closeDrawer}
      afterOpenChange={moveFocus}
      focusable={{ focusTriggerAfterClose: !wasChosen }}
      closable={{ placement: 'end' }}
      title={<Brand />}
    >
      {children}
    </Drawer>
  )
}
