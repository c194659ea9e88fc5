import { EllipsisOutlined, MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons'
import { Button, Menu } from 'antd'
import { useMemo, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { useText } from '#runtime'
import { HeaderSearch } from '../../header/header-search.tsx'
import { UserMenu } from '../../header/user-menu.tsx'
import type { MenuNode } from '../../menu/menu-tree.ts'
import { sideEntries } from '../../menu/side-menu.ts'
import { NoticeBell } from '../../notices/notice-bell.tsx'
import type { EffectiveLayout } from '../../preferences/effective-layout.ts'
import { preferences } from '../../preferences/preferences-store.ts'
import { session } from '../../session/session-store.ts'
import { Brand } from './brand.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { greetingAt } from './greeting.ts'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { LogOutLink } from './log-out-link.tsx'
import { useMenuItems } from './menu-items.tsx'
import { useHeaderHidden } from './use-header-hidden.ts'
import { useHour } from './use-hour.ts'

interface HeaderProps {
  menu: readonly MenuNode[]
  trail: readonly MenuNode[]
  layout: EffectiveLayout
  isMenuOpen: boolean
  onToggle: () => void
}

/** Header above the content: breadcrumb, search, greeting, notices, language, user menu, logout. */
export function Header({ menu, trail, layout, isMenuOpen, onToggle }: HeaderProps) {
  const { theme } = useSnapshot(preferences)
  const header = useRef<HTMLElement>(null)
  const isHidden = useHeaderHidden(header, layout.hidesHeader)
  return (
    <header
      ref={header}
      className={styles.header}
      data-fixed={layout.isHeaderFixed}
      data-hidden={isHidden}
      data-menu-theme={layout.isTopMenu ? theme : undefined}
    >
      <div className={styles.bar} data-fluid={layout.isFluid}>
        {layout.isTopMenu ? (
          <>
            <Brand />
            <TopMenu menu={menu} trail={trail} />
          </>
        ) : (
          <>
            <MenuToggle isMenuOpen={isMenuOpen} onToggle={onToggle} />
            <Breadcrumb trail={trail} />
          </>
        )}
        <HeaderTools />
      </div>
    </header>
  )
}

function MenuToggle({ isMenuOpen, onToggle }: Pick<HeaderProps, 'isMenuOpen' | 'onToggle'>) {
  const text = useText()
  return (
    <Button
      type="text"
      icon={isMenuOpen ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />}
      aria-label={isMenuOpen ? text('Close the menu') : text('Open the menu')}
      aria-expanded={isMenuOpen}
      onClick={onToggle}
    />
  )
}

function HeaderTools() {
  const text = useText()
  const { user } = useSnapshot(session)
  const hour = useHour()
  const name = user?.realname || user?.username || ''
  return (
    <div className={styles.tools}>
      <HeaderSearch />
      <span className={styles.greeting}>{text(greetingAt(hour), { name })}</span>
      <NoticeBell />
      <LanguageSwitch />
      <UserMenu />
      <LogOutLink />
    </div>
  )
}

interface TopMenuProps {
  menu: readonly MenuNode[]
  /** Menu items of the current route, starting with the outermost. */
  trail: readonly MenuNode[]
}

/** Menu in the header. Items for which there is no room are in the 'more' menu. */
function TopMenu({ menu, trail }: TopMenuProps) {
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
