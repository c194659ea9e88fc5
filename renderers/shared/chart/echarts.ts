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

/** What our charts are made of, and no more. */
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

/** An empty chart in its place, drawn as SVG: sharp at any size and on paper. Dispose of it. */
export function createChart(place: HTMLElement): ECharts {
  // Here and not beside the import: a file of ours does nothing by being imported, so a build may leave that out.
  use(parts)
  return init(place, undefined, { renderer: 'svg' })
}
