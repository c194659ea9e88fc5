import { Menu } from 'antd'
import { useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { MenuNode } from '../../menu/menu-tree.ts'
import { openKeysAfter, sideEntries } from '../../menu/side-menu.ts'
import { preferences } from '../../preferences/preferences-store.ts'
import { useMenuItems } from './menu-items.tsx'
import css from './side-menu.module.css'

interface SideMenuProps {
  menu: readonly MenuNode[]
  /** Menu items of the current route, starting with the outermost. */
  trail: readonly MenuNode[]
  isCollapsed: boolean
  onChosen?: () => void
}

/**
 * The side menu. Only one root submenu is open at a time, and the item of the current route is selected. A
 * collapsed side menu shows submenus as flyouts. When the menu is expanded again, the same submenus as before
 * are open.
 */
export function SideMenu({ menu, trail, isCollapsed, onChosen }: SideMenuProps) {
  const { theme } = useSnapshot(preferences)
  const entries = useMemo(() => sideEntries(menu), [menu])
  const items = useMenuItems(entries)
  const roots = useMemo(() => new Set(entries.map(({ node }) => node.key)), [entries])
  const keys = trail.map(({ key }) => key)
  const [shown, setShown] = useState({ trail, open: keys })

  // A new route opens its submenu. After a change to a route outside the menu, the open submenus stay open.
  if (shown.trail !== trail) setShown({ trail, open: keys.length > 1 ? keys : shown.open })

  return (
    <Menu
      className={css.menu ?? ''}
      mode="inline"
      theme={theme}
      items={items}
      inlineIndent={12}
      inlineCollapsed={isCollapsed}
      selectedKeys={keys}
      {...(!isCollapsed && {
        openKeys: shown.open,
        onOpenChange: (open: string[]) => setShown({ trail, open: openKeysAfter(open, shown.open, roots) }),
      })}
      onClick={onChosen}
    />
  )
}
