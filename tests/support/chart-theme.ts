import type { ChartTheme } from '../../renderers/shared/chart/chart-theme.ts'
import { palettes, ramps } from '../../renderers/shared/chart/palette.ts'

/** Chart theme for tests. */
export const testChartTheme: ChartTheme = {
  colors: palettes.day,
  ramp: ramps.day,
  text: '#000000',
  secondaryText: '#666666',
  line: '#dddddd',
  background: '#ffffff',
  popupBackground: '#ffffff',
  font: 'sans-serif',
  hasPatterns: false,
  isAnimated: false,
  locale: 'en-US',
}
