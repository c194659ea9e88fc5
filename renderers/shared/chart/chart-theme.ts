import { theme } from 'antd'
import { useMemo } from 'react'
import { useRuntime } from '#runtime'
import { type Appearance, ramp, series } from '#schemas/tokens'
import { usePrinting } from '../print/printing.ts'
import { REDUCED_MOTION, useMedia } from '../use-media.ts'
import { brightnessOf } from './brightness.ts'

/** Colors, font, language and motion settings of a chart. */
export interface ChartTheme {
  appearance: Appearance
  /** Colors of series that have no color of their own. */
  colors: readonly string[]
  /** Shades that represent amounts, from low to high. */
  ramp: readonly string[]
  text: string
  secondaryText: string
  line: string
  background: string
  popupBackground: string
  font: string
  /** True if the user wants to see patterns in addition to colors. */
  hasPatterns: boolean
  isAnimated: boolean
  locale: string
}

/** Returns the settings of charts for the current theme, density, font, language and motion setting. */
export function useChartTheme(): ChartTheme {
  const { token } = theme.useToken()
  const { locale } = useRuntime()
  const isCalm = useMedia(REDUCED_MOTION)
  const isStill = usePrinting() || isCalm
  const hasPatterns = document.documentElement.dataset.colorWeak !== undefined
  return useMemo(() => {
    const appearance = brightnessOf(token.colorBgContainer) < 0.5 ? 'dark' : 'light'
    return {
      appearance,
      colors: series[appearance],
      ramp: ramp[appearance],
      text: token.colorText,
      secondaryText: token.colorTextSecondary,
      line: token.colorBorderSecondary,
      background: token.colorBgContainer,
      popupBackground: token.colorBgElevated,
      font: token.fontFamily,
      hasPatterns,
      isAnimated: !isStill,
      locale,
    }
  }, [token, isStill, hasPatterns, locale])
}
