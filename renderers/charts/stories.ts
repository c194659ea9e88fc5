import { areaStories } from './area/stories.ts'
import { barStories } from './bar/stories.ts'
import { funnelStories } from './funnel/stories.ts'
import { heatMapStories } from './heat-map/stories.ts'
import { lineStories } from './line/stories.ts'
import { pieStories } from './pie/stories.ts'
import { regionMapStories } from './region-map/stories.ts'
import { stackedBarStories } from './stacked-bar/stories.ts'
import { tableStories } from './table/stories.ts'
import { trendStories } from './trend/stories.ts'

/** The stories of each chart, by name. */
export const chartStories = {
  Line: lineStories,
  Bar: barStories,
  StackedBar: stackedBarStories,
  Area: areaStories,
  Pie: pieStories,
  Trend: trendStories,
  Funnel: funnelStories,
  HeatMap: heatMapStories,
  RegionMap: regionMapStories,
  Table: tableStories,
}
