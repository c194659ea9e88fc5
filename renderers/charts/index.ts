import { barChart } from './bar/index.tsx'
import { lineChart } from './line/index.tsx'

/** Every chart, listed once. */
export const charts = [lineChart, barChart]
