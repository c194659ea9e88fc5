import type { ChartTheme } from '../../renderers/shared/chart/chart-theme.ts'
import { palettes, ramps } from '../../renderers/shared/chart/palette.ts'

/** Chart theme for tests. */
export const testChartTheme: ChartTheme = {
  colors: palettes.day,
  ramp: ramps.day,
  text: '#000000',
  faint: '#666666',
  line: '#dddddd',
  ground: '#ffffff',
  raised: '#ffffff',
  font: 'sans-serif',
  hasPatterns: false,
  moves: false,
  locale: 'en-US',
}
