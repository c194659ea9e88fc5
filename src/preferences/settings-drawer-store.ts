import { proxy } from 'valtio'

/** State of the settings drawer. */
export const settingsDrawer = proxy({ isOpen: false, wasOpened: false })

export function openSettings(): void {
  settingsDrawer.isOpen = true
  settingsDrawer.wasOpened = true
}

export function closeSettings(): void {
  settingsDrawer.isOpen = false
}
