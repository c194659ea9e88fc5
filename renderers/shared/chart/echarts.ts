import { BarChart, FunnelChart, HeatmapChart, LineChart, MapChart, PieChart } from 'echarts/charts'
import {
  AriaComponent,
  GridComponent,
  LegendComponent,
  TitleComponent,
  TooltipComponent,
  VisualMapComponent,
} from 'echarts/components'
import { type ECharts, init, registerMap, use } from 'echarts/core'
import { LabelLayout } from 'echarts/features'
import { SVGRenderer } from 'echarts/renderers'

/** The modules of ECharts that the charts use. */
const parts = [
  BarChart,
  FunnelChart,
  HeatmapChart,
  LineChart,
  MapChart,
  PieChart,
  AriaComponent,
  GridComponent,
  LegendComponent,
  TitleComponent,
  TooltipComponent,
  VisualMapComponent,
  LabelLayout,
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

/** Makes a map available to charts. The map `china` of ECharts also shows the islands in the South China Sea. */
export function addMap(name: string, geoJSON: GeoJSON.FeatureCollection): void {
  // The map series and its coordinates must be registered first.
  use(parts)
  registerMap(name, { geoJSON } as Parameters<typeof registerMap>[1])
}
