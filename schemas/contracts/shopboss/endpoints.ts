import { defineEndpoints, get, put } from '../endpoint.ts'

/** Owners of shops. */
export const shopBossEndpoints = defineEndpoints({
  'shopBoss.list': get.page('/shopboss/shopBoss/list', 'shopBoss:list'),
  'shopBoss.get': get.record('/shopboss/shopBoss/queryById', 'shopBoss:list'),
  'shopBoss.mergeOptions': get.value('/shopboss/shopBoss/mergeOptions', 'shopBoss:merge'),
  'shopBoss.previewMerge': get.record('/shopboss/shopBoss/previewMerge', 'shopBoss:merge'),
  'shopBoss.merge': put.record('/shopboss/shopBoss/merge', 'shopBoss:merge'),
})
