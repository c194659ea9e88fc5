// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { notify } from '../app/notify/notify.ts'
import { openSettings } from './open-settings.ts'
import { settingsDrawer } from './settings-drawer-store.ts'

// The chunk of the drawer does not come, as without a network.
vi.mock('./settings-drawer.tsx', () => {
  throw new TypeError('Failed to fetch')
})

test('settings whose code does not come leave the shell as it is, and say so', async () => {
  const toast = vi.spyOn(notify, 'toast').mockReturnValue()

  await openSettings()

  expect(settingsDrawer).toEqual({ isOpen: false, wasOpen: false })
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ type: 'error' }))
})
