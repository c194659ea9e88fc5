import { defineEndpoints, get } from '../endpoint.ts'

/**
 * Operations that return metrics of the node that answers, and of the database. JeecgBoot clients use the
 * paths under `/actuator`.
 */
export const monitorEndpoints = defineEndpoints({
  'monitor.database': get.value('/app/monitor/database', 'monitor:database'),
  'monitor.http': get.value('/app/monitor/http', 'monitor:http'),
  'monitor.server': get.value('/app/monitor/server', 'monitor:server'),
  'monitor.process': get.value('/app/monitor/process', 'monitor:process'),
  'monitor.requests': get.page('/app/monitor/requests', 'monitor:requests', { dataRules: false }),
  'monitor.disk': get.value('/app/monitor/disk', 'monitor:disk'),
})
