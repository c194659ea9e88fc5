import { customKind } from './custom/index.tsx'
import { dashboardKind } from './dashboard/index.tsx'
import { dataVersionsPage } from './data-versions/index.tsx'
import { departMovePage } from './depart-move/index.tsx'
import { departPagesPage } from './depart-pages/index.tsx'
import { detailKind } from './detail/index.tsx'
import { formKind } from './form/index.tsx'
import { listKind } from './list/index.tsx'
import { menuTreePage } from './menu-tree/index.tsx'
import { oneTimePasswordsPage } from './one-time-passwords/index.tsx'
import { reportKind } from './report/index.tsx'
import { rowWhyPage } from './row-why/index.tsx'
import { settleCalendarPage } from './settle-calendar/index.tsx'
import { statementRunPage } from './statement-run/index.tsx'
import { wizardKind } from './wizard/index.tsx'

/** Every kind of page, listed once. */
export const kinds = [listKind, detailKind, dashboardKind, customKind, formKind, reportKind, wizardKind]

/** Every page of a developer's own, listed once. */
export const pages = [
  dataVersionsPage,
  rowWhyPage,
  statementRunPage,
  oneTimePasswordsPage,
  settleCalendarPage,
  menuTreePage,
  departPagesPage,
  departMovePage,
]
