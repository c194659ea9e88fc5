// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RuntimeProvider } from '#runtime'
import { createTestRuntime } from '../../tests/support/page-runtime.tsx'
import { notify } from '../app/notify/notify.ts'
import { createUnsavedPort, unsaved } from '../tabs/unsaved-work.ts'
import { preferences, resetPreferences, setPreference } from './preferences-store.ts'
import { SettingsDrawer } from './settings-drawer.tsx'
import { closeSettings, openSettings, settingsDrawer } from './settings-drawer-store.ts'

const show = () =>
  render(
    <RuntimeProvider value={createTestRuntime().runtime}>
      <SettingsDrawer />
    </RuntimeProvider>,
  )
const choice = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole<HTMLInputElement>('radio', { name })
const flag = (name: string) => screen.getByRole<HTMLButtonElement>('switch', { name })

/** Clicks an element and waits for the store, which notifies asynchronously. */
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element))

beforeEach(openSettings)
afterEach(() => {
  cleanup()
  closeSettings()
  resetPreferences()
})

test('the drawer notes that it is a preview for development only', () => {
  show()

  expect(screen.getByRole('alert').textContent).toMatch(/^Development preview only/)
})

test.each([
  ['Appearance', 'Dark', 'appearance', 'dark'],
  ['Menu theme', 'Dark menu', 'theme', 'dark'],
  ['Density', 'Compact', 'density', 'compact'],
  ['Navigation mode', 'Top menu', 'layout', 'topmenu'],
  ['Primary colour', 'Aurora green', 'primaryColor', '#52C41A'],
] as const)('%s is selected by name: %s', async (group, name, preference, value) => {
  show()

  await press(choice(group, name))

  expect(preferences[preference]).toBe(value)
  expect(choice(group, name).checked).toBe(true)
})

test('there are eight primary colours, each with a name', () => {
  show()
  const colours = within(screen.getByRole('group', { name: 'Primary colour' })).getAllByRole('radio')

  expect(new Set(colours.map((colour) => colour.getAttribute('aria-label'))).size).toBe(8)
})

test.each([
  ['Fixed header', 'isHeaderFixed'],
  ['Fixed side menu', 'isSideMenuFixed'],
  ['Colour-weak mode', 'isColorWeak'],
  ['Multi-tab mode', 'hasTabs'],
] as const)('%s is switched at once', async (label, preference) => {
  const before = preferences[preference]
  show()

  await press(flag(label))

  expect(preferences[preference]).toBe(!before)
})

test('fluid content requires the top menu, and the drawer shows the reason', async () => {
  show()
  expect(choice('Content width', 'Fluid').disabled).toBe(true)
  expect(screen.getByText(/Fluid width applies to the top menu only/)).toBeTruthy()

  await press(choice('Navigation mode', 'Top menu'))
  await press(choice('Content width', 'Fluid'))

  expect(preferences.contentWidth).toBe('Fluid')
  expect(screen.queryByText(/Fluid width applies to the top menu only/)).toBeNull()
})

test('hiding the header requires a fixed header', async () => {
  show()
  expect(flag('Hide the header on scroll').disabled).toBe(true)
  expect(screen.getByText('Needs the fixed header.')).toBeTruthy()

  await press(flag('Fixed header'))
  await press(flag('Hide the header on scroll'))

  expect(preferences.hidesHeader).toBe(true)
})

test('the switch of the fixed side menu is off in the top menu mode', () => {
  setPreference('isSideMenuFixed', true)
  setPreference('layout', 'topmenu')
  show()

  expect(flag('Fixed side menu').disabled).toBe(true)
  expect(flag('Fixed side menu').getAttribute('aria-checked')).toBe('false')
  expect(screen.getByText('The top menu mode has no side menu.')).toBeTruthy()
})

test('the reset button restores all defaults', async () => {
  setPreference('theme', 'dark')
  show()

  await press(screen.getByRole('button', { name: 'Reset to defaults' }))

  expect(preferences.theme).toBe('light')
})

test('a change of the multi-tab mode with unsaved work asks first', async () => {
  const confirm = vi.spyOn(notify, 'confirm').mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  const form = { key: 'a', label: 'Bill', isDirty: true, values: () => ({}), restore: () => undefined }
  createUnsavedPort({ path: () => '/a', isKept: true, isShown: () => false }).watch('a', true, () => form)
  show()

  await press(flag('Multi-tab mode'))
  expect([preferences.hasTabs, unsaved.paths, confirm.mock.calls.length]).toEqual([true, ['/a'], 1])

  await press(flag('Multi-tab mode'))
  expect([preferences.hasTabs, unsaved.paths]).toEqual([false, []])
})

test('Escape closes the settings drawer', () => {
  show()

  fireEvent.keyDown(screen.getByRole('dialog', { name: 'system settings' }), { key: 'Escape', keyCode: 27 })

  expect(settingsDrawer.isOpen).toBe(false)
})
