import { dashboardKind } from './dashboard/index.tsx'
import { detailKind } from './detail/index.tsx'
import { listKind } from './list/index.tsx'

/** Every kind of page, listed once. */
export const kinds = [listKind, detailKind, dashboardKind]
