import { readers, settlers } from '../../db/seed/data/audiences.ts'
import type { SeedMenu } from '../../db/seed/menu.ts'

/** Menu of trades. */
export const tradeMenus: readonly SeedMenu[] = [
  {
    folder: '/bill',
    url: '/bill/tradeOrder',
    component: 'bill/TradeOrderList',
    icon: 'transaction',
    order: 20,
    code: 'trade:list',
    titles: { en: 'Trades', zh: '交易订单' },
    roles: readers,
    keepAlive: true,
    buttons: [{ code: 'trade:export', titles: { en: 'Export', zh: '导出' }, roles: settlers }],
  },
]
