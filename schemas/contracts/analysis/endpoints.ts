import { defineEndpoints, get } from '../endpoint.ts'

/** Trade figures for dashboards. The figures include only rows that the caller may see. */
export const analysisEndpoints = defineEndpoints({
  'analysis.today': get.value('/app/analysis/today', 'trade:list'),
  'analysis.trend': get.value('/app/analysis/trend', 'trade:list'),
  'analysis.channels': get.value('/app/analysis/channels', 'trade:list'),
  'analysis.regions': get.value('/app/analysis/regions', 'trade:list'),
  'analysis.shops': get.value('/app/analysis/shops', 'trade:list'),
})
