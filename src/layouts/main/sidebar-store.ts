import { proxy } from 'valtio'
import { readStored, storeValue } from '../../session/storage.ts'

/**
 * Media query of windows in which the side menu is a drawer. It uses a range, because browsers would round a
 * `max-width` of 1087.99 px.
 */
export const MOBILE = '(width < 1088px)'

const KEY = 'SIDEBAR_TYPE'

interface Sidebar {
  /** On wide screens: true if the side menu is expanded (200 px wide), false if it is collapsed (80 px). */
  isOpen: boolean
  /** On narrow screens: true if the menu drawer is open. */
  isDrawerOut: boolean
  /** True if the drawer was closed because the user selected a menu item. */
  wasChosen: boolean
}

export const sidebar = proxy<Sidebar>({
  isOpen: readStored(KEY) !== false,
  isDrawerOut: false,
  wasChosen: false,
})

/** Makes components that depend on the width of the window measure the width again. */
const dispatchResize = () => requestAnimationFrame(() => dispatchEvent(new Event('resize')))

/** Expands or collapses the side menu, and stores its state. */
export function toggleSidebar(): void {
  sidebar.isOpen = !sidebar.isOpen
  storeValue(KEY, sidebar.isOpen)
  dispatchResize()
}

export function toggleDrawer(): void {
  sidebar.isDrawerOut = !sidebar.isDrawerOut
  sidebar.wasChosen = false
  dispatchResize()
}

export function closeDrawer(): void {
  sidebar.isDrawerOut = false
}

/** Closes the drawer because the user has selected a menu item. */
export function leaveDrawer(): void {
  sidebar.wasChosen = true
  closeDrawer()
}

/**
 * Closes the drawer when the window becomes narrow or wide. Also expands the side menu when the window
 * becomes wide. Returns a function that stops following the width.
 */
export function followDevice(): () => void {
  const media = matchMedia(MOBILE)
  const change = () => {
    closeDrawer()
    if (media.matches) return
    sidebar.isOpen = true
    storeValue(KEY, true)
  }
  media.addEventListener('change', change)
  return () => media.removeEventListener('change', change)
}
