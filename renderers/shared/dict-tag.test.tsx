// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { theme } from 'antd'
import { afterEach, expect, test } from 'vitest'
import { DictTag } from './dict-tag.tsx'

const HUES = 'blue purple cyan green magenta pink red orange yellow volcano geekblue lime gold'.split(' ')
const MEANINGS = ['success', 'processing', 'error', 'warning']
const READABLE = 4.5

const looks = { light: theme.defaultAlgorithm, dark: theme.darkAlgorithm }
type Look = keyof typeof looks

/** Returns the value of a color variable: `var(--ant-gold-1)` → `#fffbe6` in the light theme. */
function colorOf(variable: string, look: Look): string {
  const tokens: object = theme.getDesignToken({ algorithm: looks[look] })
  return (tokens as Record<string, string>)[/--ant-([\w-]+)/.exec(variable)?.[1] ?? ''] ?? ''
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

afterEach(cleanup)

const everywhere = [...HUES, ...MEANINGS].flatMap((color) => [
  { color, look: 'light' as const },
  { color, look: 'dark' as const },
])

test.each(everywhere)('text in a $color tag has enough contrast in the $look theme', ({ color, look }) => {
  render(<DictTag text="To confirm" color={color} />)
  const { style } = screen.getByText('To confirm')
  const [dark = 0, pale = 0] = [style.color, style.background]
    .map((variable) => luminance(colorOf(variable, look)))
    .sort((a, b) => a - b)

  expect((pale + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(READABLE)
})

test.each([undefined, 'url(//evil)'])('the colour %s is grey', (color) => {
  render(<DictTag text="To confirm" color={color} />)

  expect(screen.getByText('To confirm').style.background).toBe('')
})
