import { fetchPart } from '../header/fetch-part.ts'
import { settingsDrawer } from './settings-drawer-store.ts'

/** Brings out the drawer with the settings of the shell; where its code can't be had that is said, and all stays. */
export async function openSettings(): Promise<void> {
  if (await fetchPart(() => import('./settings-drawer.tsx')))
    Object.assign(settingsDrawer, { isOpen: true, wasOpen: true })
}
