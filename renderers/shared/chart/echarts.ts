import { BarChart, FunnelChart, HeatmapChart, LineChart, PieChart } from 'echarts/charts'
import {
  AriaComponent,
  GridComponent,
  LegendComponent,
  TooltipComponent,
  VisualMapComponent,
} from 'echarts/components'
import { type ECharts, init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

/** The parts of ECharts in use. */
const parts = [
  BarChart,
  FunnelChart,
  HeatmapChart,
  LineChart,
  PieChart,
  AriaComponent,
  GridComponent,
  LegendComponent,
  TooltipComponent,
  VisualMapComponent,
  SVGRenderer,
]

export type { ECharts, EChartsCoreOption } from 'echarts/core'

/**
 * Creates an empty chart that draws SVG, which is sharp at any size and on paper. The caller disposes of it.
 */
export function createChart(place: HTMLElement): ECharts {
  // Registered here, because importing a file must have no side effects. A build can then leave the file out.
  use(parts)
  return init(place, undefined, { renderer: 'svg' })
}
