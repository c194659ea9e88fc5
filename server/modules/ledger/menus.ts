import { settlers } from '../../db/seed/data/audiences.ts'
import { menusIn, type SeedFolder } from '../../db/seed/menu.ts'

/** Menu folder of ledger splitting. */
export const ledgerFolder: SeedFolder = {
  url: '/ledger',
  icon: 'fork',
  order: 15,
  titles: { en: 'Ledger splitting', zh: '分账' },
}

/** Menus of ledger rules and of their form. */
export const ledgerMenus = menusIn('/ledger', [
  {
    url: '/ledger/ledgerRule',
    component: 'ledger/LedgerRuleList',
    icon: 'fork',
    order: 10,
    code: 'ledgerRule:list',
    titles: { en: 'Ledger rules', zh: '分账规则' },
    roles: settlers,
    keepAlive: true,
    buttons: [
      {
        code: 'ledgerRule:edit',
        titles: { en: 'Edit and delete', zh: '编辑与删除' },
        roles: ['settlement_clerk'],
      },
      {
        code: 'ledgerRule:approve',
        titles: { en: 'Approve active rules', zh: '复核启用的规则' },
        roles: ['settlement_reviewer'],
      },
      { code: 'ledgerRule:export', titles: { en: 'Export', zh: '导出' }, roles: settlers },
    ],
  },
  {
    url: '/ledger/ledgerRuleForm',
    component: 'ledger/LedgerRuleForm',
    order: 20,
    code: 'ledgerRule:add',
    titles: { en: 'New ledger rule', zh: '新增分账规则' },
    roles: ['settlement_clerk'],
    hidden: true,
  },
  {
    url: '/ledger/ledgerOrder',
    component: 'ledger/LedgerOrderList',
    icon: 'bars',
    order: 25,
    code: 'ledgerOrder:list',
    titles: { en: 'Ledger orders', zh: '分账单' },
    roles: settlers,
    keepAlive: true,
    buttons: [
      {
        code: 'ledgerOrder:retry',
        titles: { en: 'Retry payment', zh: '重试付款' },
        roles: ['settlement_reviewer'],
      },
      { code: 'ledgerOrder:return', titles: { en: 'Return', zh: '退回' }, roles: ['settlement_clerk'] },
      { code: 'ledgerOrder:export', titles: { en: 'Export', zh: '导出' }, roles: settlers },
    ],
  },
  {
    url: '/ledger/ledgerEntry',
    component: 'ledger/LedgerEntryList',
    icon: 'account-book',
    order: 30,
    code: 'ledgerEntry:list',
    titles: { en: 'Journal', zh: '资金分录' },
    roles: settlers,
    keepAlive: true,
    buttons: [{ code: 'ledgerEntry:export', titles: { en: 'Export', zh: '导出' }, roles: settlers }],
  },
])
