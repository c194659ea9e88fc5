// @vitest-environment happy-dom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { Button, ConfigProvider } from 'antd'
import { afterEach, expect, test, vi } from 'vitest'
import { preferences, resetPreferences, setPreference } from '../preferences/preferences-store.ts'
import { button, ColorWeak } from './application.tsx'
import { AntdMessages } from './notify/antd-messages.tsx'
import { useTheme } from './use-theme.ts'

function Screen() {
  const theme = useTheme()
  return (
    <ConfigProvider theme={theme}>
      <output>{theme.token?.colorPrimary}</output>
      <AntdMessages />
      <ColorWeak />
    </ConfigProvider>
  )
}
const { dataset } = document.documentElement

afterEach(() => {
  cleanup()
  resetPreferences()
})

test('a selected colour applies at once', async () => {
  render(<Screen />)

  await act(async () => setPreference('primaryColor', '#722ED1'))

  expect(screen.getByRole('status').textContent).toBe('#722ED1')
})

test('the document follows a change to the dark appearance and back', async () => {
  render(<Screen />)

  await act(async () => setPreference('appearance', 'dark'))
  expect(dataset.appearance).toBe('dark')

  await act(async () => setPreference('appearance', 'light'))
  expect(dataset.appearance).toBe('light')
})

test('screen readers skip the loading icon of a button', () => {
  render(
    <ConfigProvider button={button}>
      <Button loading>Next step</Button>
    </ConfigProvider>,
  )

  expect(screen.getByRole('button', { name: 'Next step' })).toBeTruthy()
})

test('reduced motion of the system disables animations', () => {
  expect(motionOf()).toBe(true)
  cleanup()
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), { matches: query.includes('reduced-motion') }) as MediaQueryList,
  )

  expect(motionOf()).toBe(false)
})

function motionOf() {
  return renderHook(() => useTheme()).result.current.token?.motion
}

test('an invalid theme shows a message and falls back to the default theme', async () => {
  render(<Screen />)

  await act(async () => {
    preferences.primaryColor = 'rubbish' as never
  })

  expect(await screen.findByText('Failed to update theme')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('#1890FF')
})

test('the colour-weak mode marks the document while it is on', async () => {
  render(<Screen />)

  await act(async () => setPreference('isColorWeak', true))
  expect(dataset.colorWeak).toBe('')
  expect(document.getElementById('color-weak')?.tagName).toBe('filter')

  await act(async () => setPreference('isColorWeak', false))
  expect(dataset.colorWeak).toBeUndefined()
})
