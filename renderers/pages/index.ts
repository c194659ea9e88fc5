import { customKind } from './custom/index.tsx'
import { dashboardKind } from './dashboard/index.tsx'
import { detailKind } from './detail/index.tsx'
import { formKind } from './form/index.tsx'
import { listKind } from './list/index.tsx'
import { reportKind } from './report/index.tsx'
import { settleCalendarPage } from './settle-calendar/index.tsx'
import { wizardKind } from './wizard/index.tsx'

/** Every kind of page, listed once. */
export const kinds = [listKind, detailKind, dashboardKind, customKind, formKind, reportKind, wizardKind]

/** Every page of a developer's own, listed once. */
export const pages = [settleCalendarPage]
