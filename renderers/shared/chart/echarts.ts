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

/** The modules of ECharts that the charts use. */
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
 * Creates an empty chart that draws SVG. SVG is sharp at any size and on paper. The caller must dispose of
 * the chart.
 */
export function createChart(container: HTMLElement): ECharts {
  // Registers the modules here instead of at import, because builds omit an unused file only if its import
  // has no side effects.
  use(parts)
  return init(container, undefined, { renderer: 'svg' })
}
