import { theme as antd } from 'antd'
import { expect, test } from 'vitest'
import { PRIMARY_COLORS } from '../preferences/preferences-store.ts'
import { contrast } from '../preferences/readable.ts'
import { defaultThemeOptions, themeOf } from './theme.ts'

const tokensOf = (look: Parameters<typeof themeOf>[0]) => antd.getDesignToken(themeOf(look))
const looks = PRIMARY_COLORS.flatMap((primaryColor) =>
  (['light', 'dark'] as const).map((appearance) => ({ primaryColor, appearance })),
)

test.each(looks)('text in $primaryColor is readable on every background, $appearance', (chosen) => {
  const token = tokensOf({ ...defaultThemeOptions, ...chosen })
  const grounds = [token.colorBgContainer, token.colorBgElevated, token.colorBgLayout]
  const inks = [token.colorPrimary, token.colorLink, token.colorLinkHover, token.colorErrorText]

  const contrasts = inks.flatMap((ink) => grounds.map((ground) => contrast(ink, ground)))

  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(token.colorPrimary, token.colorPrimaryBg)).toBeGreaterThanOrEqual(4.5)
})

test.each(looks)('white is readable on $primaryColor, $appearance', (chosen) => {
  const look = { ...defaultThemeOptions, ...chosen }
  const { colorPrimary, colorPrimaryHover } = { ...tokensOf(look), ...themeOf(look).components?.Button }

  expect(contrast('#ffffff', colorPrimary)).toBeGreaterThanOrEqual(4.5)
  expect(contrast('#ffffff', colorPrimaryHover)).toBeGreaterThanOrEqual(4.5)
})

test('the dark theme is dark, and compact controls are lower', () => {
  const night = tokensOf({ ...defaultThemeOptions, appearance: 'dark' })
  const compact = tokensOf({ ...defaultThemeOptions, density: 'compact' })

  expect(contrast(night.colorBgContainer, '#000000')).toBeLessThan(1.5)
  expect(compact.controlHeight).toBeLessThan(tokensOf(defaultThemeOptions).controlHeight)
})

test('tints and accents use the selected colour', () => {
  const { components, token } = themeOf({ ...defaultThemeOptions, primaryColor: '#722ED1' })

  expect([token?.colorPrimary, components?.Tabs?.inkBarColor]).toEqual(['#722ED1', '#722ED1'])
})

test('an invalid primary colour is rejected', () => {
  expect(() => tokensOf({ ...defaultThemeOptions, primaryColor: 'rubbish' as never })).toThrow()
})
