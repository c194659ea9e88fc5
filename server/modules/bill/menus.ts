import { readers, settlers } from '../../db/seed/data/audiences.ts'
import { menusIn, type SeedFolder } from '../../db/seed/menu.ts'

/** Menu folder of bills, trades and adjustments. */
export const billFolder: SeedFolder = {
  url: '/bill',
  icon: 'account-book',
  order: 10,
  titles: { en: 'Bills', zh: '账单' },
}

/** Menus of bills and adjustments. */
export const billMenus = menusIn('/bill', [
  {
    url: '/bill/settleBill',
    component: 'bill/SettleBillList',
    icon: 'file-done',
    order: 10,
    code: 'bill:list',
    titles: { en: 'Settlement bills', zh: '结算账单' },
    roles: readers,
    keepAlive: true,
    buttons: [
      {
        code: 'bill:generate',
        titles: { en: 'Generate bills', zh: '生成账单' },
        roles: ['settlement_clerk'],
      },
      { code: 'bill:confirm', titles: { en: 'Confirm', zh: '确认' }, roles: settlers },
      { code: 'bill:hold', titles: { en: 'Hold', zh: '挂起' }, roles: settlers },
      { code: 'bill:unhold', titles: { en: 'Resume', zh: '解挂' }, roles: ['settlement_clerk'] },
      { code: 'bill:release', titles: { en: 'Release payment', zh: '放款' }, roles: ['settlement_reviewer'] },
      { code: 'bill:adjust', titles: { en: 'Adjust', zh: '调账' }, roles: ['settlement_clerk'] },
      { code: 'bill:export', titles: { en: 'Export', zh: '导出' }, roles: settlers },
    ],
  },
  {
    url: '/bill/billAdjustment',
    component: 'bill/BillAdjustmentList',
    icon: 'bars',
    order: 25,
    code: 'adjustment:list',
    titles: { en: 'Bill adjustments', zh: '账单调账' },
    roles: readers,
    keepAlive: true,
    buttons: [
      { code: 'adjustment:export', titles: { en: 'Export', zh: '导出' }, roles: settlers },
      { code: 'adjustment:import', titles: { en: 'Import', zh: '导入' }, roles: ['settlement_clerk'] },
    ],
  },
  {
    url: '/bill/shopStatementForm',
    component: 'bill/ShopStatementForm',
    icon: 'bars',
    order: 27,
    code: 'bill:statementForm',
    titles: { en: 'Shop statement', zh: '门店对账单' },
    roles: readers,
  },
  {
    url: '/bill/shopStatement',
    component: 'bill/ShopStatement',
    order: 28,
    code: 'bill:statement',
    titles: { en: 'Statement of a shop', zh: '门店对账单详情' },
    roles: readers,
    hidden: true,
  },
  {
    url: '/bill/settleBillReport',
    component: 'bill/SettleBillReport',
    icon: 'bar-chart',
    order: 30,
    code: 'bill:report',
    titles: { en: 'Bill report', zh: '账单报表' },
    roles: settlers,
    keepAlive: true,
  },
])
