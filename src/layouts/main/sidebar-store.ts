import { proxy } from 'valtio'
import { keep, readKept } from '../../session/storage.ts'
import { MOBILE } from './mobile.ts'

const KEY = 'SIDEBAR_TYPE'

interface Sidebar {
  /** On a wide screen: 200 px instead of 80. */
  isOpen: boolean
  /** On a narrow one: the drawer is out. */
  isDrawerOut: boolean
  /** It has been out before: its code is here. */
  wasDrawerOut: boolean
  /** The drawer was left by a way in it, not closed as it came. */
  wasChosen: boolean
}

export const sidebar = proxy<Sidebar>({
  isOpen: readKept(KEY) !== false,
  isDrawerOut: false,
  wasDrawerOut: false,
  wasChosen: false,
})

/** Lets what measures the window measure again. */
const tellWidth = () => requestAnimationFrame(() => dispatchEvent(new Event('resize')))

/** Opens or collapses the side menu, and remembers it. */
export function toggleSidebar(): void {
  sidebar.isOpen = !sidebar.isOpen
  keep(KEY, sidebar.isOpen)
  tellWidth()
}

export function toggleDrawer(): void {
  sidebar.isDrawerOut = !sidebar.isDrawerOut
  Object.assign(sidebar, { wasDrawerOut: true, wasChosen: false })
  tellWidth()
}

export function closeDrawer(): void {
  sidebar.isDrawerOut = false
}

/** Closes the drawer once an entry of it has been chosen. */
export function leaveDrawer(): void {
  sidebar.wasChosen = true
  closeDrawer()
}

/** Where the window becomes narrow the side menu closes, where it becomes wide again it opens. Gives what ends it. */
export function followDevice(): () => void {
  const media = matchMedia(MOBILE)
  const change = () => {
    closeDrawer()
    if (media.matches) return
    sidebar.isOpen = true
    keep(KEY, true)
  }
  media.addEventListener('change', change)
  return () => media.removeEventListener('change', change)
}
