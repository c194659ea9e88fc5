import { EllipsisOutlined } from '@ant-design/icons'
import { Menu } from 'antd'
import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { useText } from '#runtime'
import type { MenuNode } from '../../menu/menu-tree.ts'
import { sideEntries } from '../../menu/side-menu.ts'
import { preferences } from '../../preferences/preferences-store.ts'
import styles from './header.module.css'
import { useMenuItems } from './menu-items.tsx'

interface TopMenuProps {
  menu: readonly MenuNode[]
  /** The entries that lead to the present route, outermost first. */
  trail: readonly MenuNode[]
}

/** The menu along the header; what finds no room stands under 'more'. */
export function TopMenu({ menu, trail }: TopMenuProps) {
  const text = useText()
  const { theme } = useSnapshot(preferences)
  const items = useMenuItems(useMemo(() => sideEntries(menu), [menu]))
  return (
    <nav aria-label={text('Main menu')} className={styles.topMenu}>
      <Menu
        mode="horizontal"
        theme={theme}
        items={items}
        selectedKeys={trail.map(({ key }) => key)}
        overflowedIndicator={<EllipsisOutlined aria-label={text('More menus')} />}
      />
    </nav>
  )
}
