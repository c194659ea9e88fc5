import { settlers } from '../../db/seed/data/audiences.ts'
import { menusIn } from '../../db/seed/menu.ts'

/** Menu of the results of invariant checks. */
export const invariantMenus = menusIn('/alarm', [
  {
    url: '/alarm/invariantResult',
    component: 'invariant/InvariantResultList',
    icon: 'file-done',
    order: 20,
    code: 'invariant:list',
    titles: { en: 'Invariants', zh: '不变式检查' },
    roles: settlers,
    keepAlive: true,
  },
])
