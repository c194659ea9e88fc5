import { theme } from 'antd'
import { useMemo } from 'react'
import { useRuntime } from '#runtime'
import { usePrinting } from '../print/printing.ts'
import { CALM, useMedia } from '../use-media.ts'
import { brightnessOf, palettes, ramps } from './palette.ts'

/** Everything of the screen's looks that a chart follows. */
export interface ChartLook {
  colors: readonly string[]
  /** Shades for amounts, the least first. */
  ramp: readonly string[]
  text: string
  faint: string
  line: string
  ground: string
  raised: string
  font: string
  /** Patterns besides colours, for whoever asked for help with colours. */
  hasPatterns: boolean
  moves: boolean
  locale: string
}

/** The looks in force: theme, density and font, language, and whether things may move. */
export function useChartLook(): ChartLook {
  const { token } = theme.useToken()
  const { locale } = useRuntime()
  const isCalm = useMedia(CALM)
  const isStill = usePrinting() || isCalm
  const hasPatterns = document.documentElement.dataset.colorWeak !== undefined
  return useMemo(() => {
    const mode = brightnessOf(token.colorBgContainer) < 0.5 ? 'night' : 'day'
    return {
      colors: palettes[mode],
      ramp: ramps[mode],
      text: token.colorText,
      faint: token.colorTextSecondary,
      line: token.colorBorderSecondary,
      ground: token.colorBgContainer,
      raised: token.colorBgElevated,
      font: token.fontFamily,
      hasPatterns,
      moves: !isStill,
      locale,
    }
  }, [token, isStill, hasPatterns, locale])
}
