import { Menu, type MenuProps } from 'antd'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { locale } from '../../locales/locale-store.ts'
import { type MenuNode, titleOf } from '../../menu/menu-tree.ts'
import { openKeysAfter, type SideEntry, sideEntries } from '../../menu/side-menu.ts'
import { MenuIcon } from './menu-icon.tsx'

interface SideMenuProps {
  menu: readonly MenuNode[]
  /** The entries that lead to the present route, outermost first. */
  trail: readonly MenuNode[]
  isCollapsed: boolean
  onChosen?: () => void
}

type Item = NonNullable<MenuProps['items']>[number]

function labelOf({ target, path }: MenuNode, title: string) {
  if (target.type !== 'external') return <Link to={path}>{title}</Link>
  return target.url === undefined ? (
    title
  ) : (
    <a href={target.url} target="_blank" rel="noopener noreferrer">
      {title}
    </a>
  )
}

function itemOf({ node, children }: SideEntry, language: string, isRoot: boolean): Item {
  const title = titleOf(node, language)
  const icon = isRoot || node.icon ? <MenuIcon name={node.icon} /> : undefined
  if (children) {
    return {
      key: node.key,
      icon,
      label: title,
      children: children.map((each) => itemOf(each, language, false)),
    }
  }
  return { key: node.key, icon, title, label: labelOf(node, title) }
}

/** The side menu: one root submenu open at a time, the present route selected. */
export function SideMenu({ menu, trail, isCollapsed, onChosen }: SideMenuProps) {
  const { language } = useSnapshot(locale)
  const entries = useMemo(() => sideEntries(menu), [menu])
  const items = useMemo(() => entries.map((entry) => itemOf(entry, language, true)), [entries, language])
  const roots = useMemo(() => new Set(entries.map(({ node }) => node.key)), [entries])
  const keys = trail.map(({ key }) => key)
  const [shown, setShown] = useState({ trail, open: keys })

  // A new route opens its own submenu; one outside of any leaves open what is.
  if (shown.trail !== trail) setShown({ trail, open: keys.length > 1 ? keys : shown.open })

  return (
    <Menu
      mode="inline"
      items={items}
      inlineCollapsed={isCollapsed}
      selectedKeys={keys}
      {...(!isCollapsed && { openKeys: shown.open })}
      onOpenChange={(open) => setShown({ trail, open: openKeysAfter(open, shown.open, roots) })}
      onClick={onChosen}
    />
  )
}
