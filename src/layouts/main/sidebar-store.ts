import { proxy } from 'valtio'
import { keep, readKept } from '../../session/storage.ts'

const KEY = 'SIDEBAR_TYPE'

interface Sidebar {
  /** On a wide screen: 200 px instead of 80. */
  isOpen: boolean
  /** On a narrow one: the drawer is out. */
  isDrawerOut: boolean
  /** It has been out before: its code is here. */
  wasDrawerOut: boolean
}

export const sidebar = proxy<Sidebar>({
  isOpen: readKept(KEY) !== false,
  isDrawerOut: false,
  wasDrawerOut: false,
})

/** Opens or collapses the side menu, remembers it, and lets what measures the window measure again. */
export function toggleSidebar(): void {
  sidebar.isOpen = !sidebar.isOpen
  keep(KEY, sidebar.isOpen)
  requestAnimationFrame(() => dispatchEvent(new Event('resize')))
}

export function toggleDrawer(): void {
  sidebar.isDrawerOut = !sidebar.isDrawerOut
  sidebar.wasDrawerOut = true
}

export function closeDrawer(): void {
  sidebar.isDrawerOut = false
}
