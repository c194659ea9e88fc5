import type { MenuProps } from 'antd'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { MenuIcon } from '#renderers'
import { useText } from '#runtime'
import { locale } from '../../locales/locale-store.ts'
import { type MenuNode, titleOf } from '../../menu/menu-tree.ts'
import type { SideEntry } from '../../menu/side-menu.ts'

type Item = NonNullable<MenuProps['items']>[number]

/** Link of a menu item. An external address opens in a new browser tab. */
function linkOf({ target, path }: MenuNode, title: string) {
  if (target.type !== 'external') return <Link to={path}>{title}</Link>
  return (
    <a href={target.url} target="_blank" rel="noopener noreferrer">
      {title}
    </a>
  )
}

interface MenuTexts {
  language: string
  noAddress: string
}

function itemOf({ node, children }: SideEntry, texts: MenuTexts, isRoot: boolean): Item {
  const title = titleOf(node, texts.language)
  const icon = isRoot || node.icon ? <MenuIcon name={node.icon} /> : undefined
  const { key, target } = node
  if (children)
    return { key, icon, label: title, children: children.map((each) => itemOf(each, texts, false)) }
  if (target.type === 'external' && target.url === undefined)
    return { key, icon, label: title, title: texts.noAddress, disabled: true }
  return { key, icon, title, label: linkOf(node, title) }
}

/** Localized items for antd's menu. */
export function useMenuItems(entries: readonly SideEntry[]): Item[] {
  const text = useText()
  const { language } = useSnapshot(locale)
  const noAddress = text('This menu entry has no valid address.')
  return useMemo(
    () => entries.map((entry) => itemOf(entry, { language, noAddress }, true)),
    [entries, language, noAddress],
  )
}
