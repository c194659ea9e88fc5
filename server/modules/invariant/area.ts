import { defineArea } from '../../platform/area/area.ts'
import { defineRecords } from '../../platform/resource/define-records.ts'
import { resultNotFound } from './errors.ts'
import { invariantJob } from './job.ts'
import { resultDetailResource, resultResource } from './list-resource.ts'
import { invariantMenus } from './menus.ts'

/** Results of invariant checks. */
const results = defineRecords({
  name: 'invariantResult',
  list: resultResource,
  get: { notFound: resultNotFound, list: resultDetailResource },
})

/** Rules that hold for all money at any time, checked every night. */
export const invariantArea = defineArea({
  name: 'invariant',
  resources: [results],
  jobs: [invariantJob],
  menus: invariantMenus,
})
