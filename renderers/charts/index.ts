import { areaChart } from './area/index.tsx'
import { barChart } from './bar/index.tsx'
import { funnelChart } from './funnel/index.tsx'
import { heatMapChart } from './heat-map/index.tsx'
import { lineChart } from './line/index.tsx'
import { pieChart } from './pie/index.tsx'
import { regionMapChart } from './region-map/index.tsx'
import { stackedBarChart } from './stacked-bar/index.tsx'
import { tableChart } from './table/index.tsx'
import { trendChart } from './trend/index.tsx'

/** Every chart, listed once. */
export const charts = [
  lineChart,
  barChart,
  stackedBarChart,
  areaChart,
  pieChart,
  trendChart,
  funnelChart,
  heatMapChart,
  regionMapChart,
  tableChart,
]
