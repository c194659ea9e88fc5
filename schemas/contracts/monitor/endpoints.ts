import { defineEndpoints } from '../endpoint.ts'

/** Figures of the node that answers, and of the database. What stock clients ask stands under `/actuator`. */
export const monitorEndpoints = defineEndpoints({
  'monitor.database': {
    method: 'GET',
    path: '/app/monitor/database',
    access: 'monitor:database',
    gives: 'value',
  },
  'monitor.http': { method: 'GET', path: '/app/monitor/http', access: 'monitor:http', gives: 'value' },
  'monitor.server': { method: 'GET', path: '/app/monitor/server', access: 'monitor:server', gives: 'value' },
  'monitor.process': {
    method: 'GET',
    path: '/app/monitor/process',
    access: 'monitor:process',
    gives: 'value',
  },
  'monitor.requests': {
    method: 'GET',
    path: '/app/monitor/requests',
    access: 'monitor:requests',
    gives: 'page',
  },
  'monitor.disk': { method: 'GET', path: '/app/monitor/disk', access: 'monitor:disk', gives: 'value' },
})
