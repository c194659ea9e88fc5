import { defineEndpoints, get, remove } from '../endpoint.ts'

/** Operations on logins, changes and login statistics. Paths under /sys belong to the JeecgBoot contract. */
export const logEndpoints = defineEndpoints({
  'log.list': get.page('/sys/log/list', 'system:log:list'),
  'log.get': get.record('/app/logs/one', 'system:log:list'),
  'log.retention': get.record('/app/logs/retention', 'system:log:list'),
  'log.delete': remove.value('/sys/log/delete', 'system:log:list'),
  'log.deleteBatch': remove.value('/sys/log/deleteBatch', 'system:log:list'),
  'log.visits': get.value('/sys/loginfo', 'signedIn'),
  'log.visitFigures': get.value('/app/logs/visits', 'system:visit:list'),
  'log.visitDays': get.value('/sys/visitInfo', 'signedIn'),
})
