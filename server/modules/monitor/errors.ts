import { defineHttpError } from '../../http/errors.ts'

export const metricUnknown = defineHttpError(
  'MONITOR_METRIC_UNKNOWN',
  404,
  { en: 'There is no such metric here', zh: '指标不存在' },
  { transport: true },
)
