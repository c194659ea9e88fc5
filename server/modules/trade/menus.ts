import { readers, settlers } from '../../db/seed/data/audiences.ts'
import { menusIn } from '../../db/seed/menu.ts'

/** Menus of trades and of the keys that sign reported trades. */
export const tradeMenus = menusIn('/bill', [
  {
    url: '/bill/tradeOrder',
    component: 'bill/TradeOrderList',
    icon: 'transaction',
    order: 20,
    code: 'trade:list',
    titles: { en: 'Trades', zh: '交易订单' },
    roles: readers,
    keepAlive: true,
    buttons: [
      { code: 'trade:export', titles: { en: 'Export', zh: '导出' }, roles: settlers },
      { code: 'trade:import', titles: { en: 'Import', zh: '导入' }, roles: ['settlement_clerk'] },
    ],
  },
  {
    url: '/bill/intakeKey',
    component: 'trade/IntakeKeyList',
    icon: 'key',
    order: 40,
    code: 'trade:keys',
    titles: { en: 'Intake keys', zh: '接入密钥' },
    keepAlive: true,
    buttons: [
      { code: 'trade:addKey', titles: { en: 'Add key', zh: '新增密钥' } },
      { code: 'trade:revokeKey', titles: { en: 'Revoke key', zh: '吊销密钥' } },
    ],
  },
])
