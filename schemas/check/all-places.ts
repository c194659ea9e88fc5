import type { Page } from '../meta/page.ts'
import { dashboardPlaces } from './dashboard-places.ts'
import { detailPlaces } from './detail-places.ts'
import { formPlaces } from './form-places.ts'
import { listPlaces } from './list-places.ts'
import type { Contracts } from './options.ts'
import { type Place, placesOf } from './places.ts'

/** Lists all expressions, templates and rules of a page, each with its path and scope. */
export const allPlaces = (page: Page, contracts: Contracts): Place[] => [
  ...placesOf(page, contracts),
  ...listPlaces(page, contracts),
  ...detailPlaces(page, contracts),
  ...formPlaces(page, contracts),
  ...dashboardPlaces(page, contracts),
]
