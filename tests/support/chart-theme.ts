import type { ChartTheme } from '../../renderers/shared/chart/chart-theme.ts'
import { ramp, series } from '../../schemas/tokens.ts'

/** Chart theme for tests. */
export const testChartTheme: ChartTheme = {
  appearance: 'light',
  colors: series.light,
  ramp: ramp.light,
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
