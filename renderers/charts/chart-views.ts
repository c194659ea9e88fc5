import { AreaChart } from './area/area-chart.tsx'
import { BarChart } from './bar/bar-chart.tsx'
import { FunnelChart } from './funnel/funnel-chart.tsx'
import { HeatMapChart } from './heat-map/heat-map-chart.tsx'
import { LineChart } from './line/line-chart.tsx'
import { PieChart } from './pie/pie-chart.tsx'
import { RegionMapChart } from './region-map/region-map-chart.tsx'
import { StackedBarChart } from './stacked-bar/stacked-bar-chart.tsx'
import { TableChart } from './table/table-chart.tsx'
import { TrendChart } from './trend/trend-chart.tsx'

/** What draws each chart. */
export const chartViews = {
  Area: AreaChart,
  Bar: BarChart,
  Funnel: FunnelChart,
  HeatMap: HeatMapChart,
  Line: LineChart,
  Pie: PieChart,
  RegionMap: RegionMapChart,
  StackedBar: StackedBarChart,
  Table: TableChart,
  Trend: TrendChart,
}
