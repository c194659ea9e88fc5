import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useSnapshot } from 'valtio'
import { useText } from '#runtime'
import { HeaderSearch } from '../../header/header-search.tsx'
import { UserMenu } from '../../header/user-menu.tsx'
import type { MenuNode } from '../../menu/menu-tree.ts'
import { NoticeBell } from '../../notices/notice-bell.tsx'
import { session } from '../../session/session-store.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { greetingAt } from './greeting.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { LogOutLink } from './log-out-link.tsx'
import styles from './main-layout.module.css'

interface HeaderProps {
  trail: readonly MenuNode[]
  isMenuOpen: boolean
  onToggle: () => void
}

/** Above the content: menu toggle, breadcrumb, search, greeting, notices, language, the user's own things, logout. */
export function Header({ trail, isMenuOpen, onToggle }: HeaderProps) {
  const text = useText()
  const { user } = useSnapshot(session)
  const name = user?.realname || user?.username || ''
  return (
    <header className={styles.header}>
      <Button
        type="text"
        icon={isMenuOpen ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />}
        aria-label={isMenuOpen ? text('Close the menu') : text('Open the menu')}
        aria-expanded={isMenuOpen}
        onClick={onToggle}
      />
      <Breadcrumb trail={trail} />
      <HeaderSearch />
      <span className={styles.greeting}>{text(greetingAt(new Date().getHours()), { name })}</span>
      <NoticeBell />
      <LanguageSwitch />
      <UserMenu />
      <LogOutLink />
    </header>
  )
}
