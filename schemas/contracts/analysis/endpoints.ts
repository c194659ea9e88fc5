import { defineEndpoints } from '../endpoint.ts'

/** Figures of the trades for dashboards, of the rows the caller may see. */
export const analysisEndpoints = defineEndpoints({
  'analysis.today': { method: 'GET', path: '/app/analysis/today', access: 'trade:list', gives: 'value' },
  'analysis.trend': { method: 'GET', path: '/app/analysis/trend', access: 'trade:list', gives: 'value' },
  'analysis.channels': {
    method: 'GET',
    path: '/app/analysis/channels',
    access: 'trade:list',
    gives: 'value',
  },
  'analysis.regions': { method: 'GET', path: '/app/analysis/regions', access: 'trade:list', gives: 'value' },
  'analysis.shops': { method: 'GET', path: '/app/analysis/shops', access: 'trade:list', gives: 'value' },
})
