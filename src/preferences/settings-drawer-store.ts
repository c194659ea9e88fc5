import { proxy } from 'valtio'

/** Whether the settings drawer is out. */
export const settingsDrawer = proxy({
  isOpen: false,
  /** It has been out before: its code is here. */
  wasOpen: false,
})

export function closeSettings(): void {
  settingsDrawer.isOpen = false
}
