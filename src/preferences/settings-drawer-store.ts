import { proxy } from 'valtio'

/** Whether the settings drawer is out. */
export const settingsDrawer = proxy({
  isOpen: false,
  /** It has been out before: its code is here. */
  wasOpen: false,
})

/** Brings out the drawer with the settings of the shell. */
export function openSettings(): void {
  Object.assign(settingsDrawer, { isOpen: true, wasOpen: true })
}

export function closeSettings(): void {
  settingsDrawer.isOpen = false
}
