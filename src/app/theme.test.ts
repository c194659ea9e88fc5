import { theme as antd } from 'antd'
import { expect, test } from 'vitest'
import { hues, PRIMARY_COLORS } from '#schemas/tokens'
import { contrast } from '../design/readable.ts'
import { defaultThemeOptions, themeOf } from './theme.ts'

const tokensOf = (look: Parameters<typeof themeOf>[0]) => antd.getDesignToken(themeOf(look))
const looks = PRIMARY_COLORS.flatMap((primaryColor) =>
  (['light', 'dark'] as const).map((appearance) => ({ primaryColor, appearance })),
)
const READABLE = 4.5

test.each(looks)('text in $primaryColor is readable on every background, $appearance', (chosen) => {
  const token = tokensOf({ ...defaultThemeOptions, ...chosen })
  const grounds = [
    token.colorBgContainer,
    token.colorBgElevated,
    token.colorBgLayout,
    token.colorPrimaryBg,
    token.controlItemBgActive,
    token.controlItemBgActiveHover,
    ...[token.colorInfoBg, token.colorSuccessBg, token.colorWarningBg, token.colorErrorBg],
    ...[
      token.colorInfoBgHover,
      token.colorSuccessBgHover,
      token.colorWarningBgHover,
      token.colorErrorBgHover,
    ],
  ]
  const inks = [token.colorPrimaryText, token.colorLink, token.colorLinkHover, token.colorErrorText]

  const contrasts = inks.flatMap((ink) => grounds.map((ground) => contrast(ink, ground)))

  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(READABLE)
})

test.each(looks)('$primaryColor is drawn unchanged, with a readable text on it, $appearance', (chosen) => {
  const look = { ...defaultThemeOptions, ...chosen }
  const { colorPrimary, colorPrimaryHover, colorPrimaryActive } = tokensOf(look)
  const { primaryColor } = { ...themeOf(look).components?.Button }

  expect(colorPrimary).toBe(chosen.primaryColor)
  const fills = [colorPrimary, colorPrimaryHover, colorPrimaryActive]
  expect(Math.min(...fills.map((fill) => contrast(primaryColor ?? '', fill)))).toBeGreaterThanOrEqual(
    READABLE,
  )
})

test.each(['light', 'dark'] as const)('errors are readable as text and as a button, %s', (appearance) => {
  const look = { ...defaultThemeOptions, appearance }
  const { colorError, colorBgContainer, colorBgElevated } = tokensOf(look)
  const { dangerColor } = { ...themeOf(look).components?.Button }

  expect(contrast(colorError, colorBgContainer)).toBeGreaterThanOrEqual(READABLE)
  expect(contrast(colorError, colorBgElevated)).toBeGreaterThanOrEqual(READABLE)
  expect(contrast(dangerColor ?? '', colorError)).toBeGreaterThanOrEqual(READABLE)
})

test('what is selected is teal with every primary colour', () => {
  const { controlItemBgActive } = tokensOf({ ...defaultThemeOptions, primaryColor: '#F5222D' })

  expect(controlItemBgActive).toBe(hues.teal.wash.light)
})

test('the dark theme is dark, and compact controls are lower', () => {
  const night = tokensOf({ ...defaultThemeOptions, appearance: 'dark' })
  const compact = tokensOf({ ...defaultThemeOptions, density: 'compact' })

  expect(contrast(night.colorBgContainer, '#000000')).toBeLessThan(1.5)
  expect(compact.controlHeight).toBeLessThan(tokensOf(defaultThemeOptions).controlHeight)
})

test('an invalid primary colour is rejected', () => {
  expect(() => tokensOf({ ...defaultThemeOptions, primaryColor: 'rubbish' as never })).toThrow()
})
