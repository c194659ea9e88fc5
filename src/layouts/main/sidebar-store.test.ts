// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readStored } from '../../session/storage.ts'
import { followDevice, sidebar, toggleDrawer, toggleSidebar } from './sidebar-store.ts'

/** A window whose width the test can change. */
function stubWidth() {
  const media = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => media)
  return (isMobile: boolean) => {
    media.matches = isMobile
    media.dispatchEvent(new Event('change'))
  }
}

beforeEach(() => Object.assign(sidebar, { isOpen: true, isDrawerOut: false }))
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('toggling the side menu stores its state and fires a resize event', async () => {
  const resized = vi.fn()
  addEventListener('resize', resized)

  toggleSidebar()

  expect([sidebar.isOpen, readStored('SIDEBAR_TYPE')]).toEqual([false, false])
  await expect.poll(() => resized).toHaveBeenCalled()
})

test('the menu closes when the window becomes narrow and opens when it becomes wide', () => {
  const narrow = stubWidth()
  const stop = followDevice()
  toggleSidebar()
  toggleDrawer()

  narrow(true)
  expect(sidebar.isDrawerOut).toBe(false)

  narrow(false)
  expect(sidebar.isOpen).toBe(true)
  stop()
})
