import { crudEndpoints } from '../crud-endpoints.ts'
import { defineEndpoints, get, post, put } from '../endpoint.ts'

/** Owners of shops. */
export const shopBossEndpoints = defineEndpoints({
  ...crudEndpoints('shopBoss', {
    path: '/shopboss/shopBoss',
    list: 'shopBoss:list',
    add: 'shopBoss:add',
    edit: 'shopBoss:edit',
    delete: 'shopBoss:delete',
  }),
  'shopBoss.detail': get.record('/shopboss/shopBoss/detail', 'shopBoss:list'),
  'shopBoss.timeline': get.value('/shopboss/shopBoss/timeline', 'shopBoss:list'),
  'shopBoss.reveal': post.value('/shopboss/shopBoss/reveal', 'shopBoss:reveal'),
  'shopBoss.suspend': put.record('/shopboss/shopBoss/suspend', 'shopBoss:suspend'),
  'shopBoss.resume': put.record('/shopboss/shopBoss/resume', 'shopBoss:suspend'),
  'shopBoss.mergeOptions': get.value('/shopboss/shopBoss/mergeOptions', 'shopBoss:merge'),
  'shopBoss.previewMerge': get.record('/shopboss/shopBoss/previewMerge', 'shopBoss:merge'),
  'shopBoss.merge': put.record('/shopboss/shopBoss/merge', 'shopBoss:merge'),
})
