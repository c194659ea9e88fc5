import { menusIn } from '../../db/seed/menu.ts'

/** Menu of preset statements. */
export const presetStatementMenus = menusIn('/isystem/reference', [
  {
    url: '/isystem/statement',
    component: 'system/StatementList',
    icon: 'code',
    order: 75,
    code: 'system:statement:list',
    titles: { en: 'Statements', zh: '预置语句' },
    keepAlive: true,
    buttons: [
      { code: 'system:statement:run', titles: { en: 'Run statements', zh: '执行语句' } },
      { code: 'system:statement:edit', titles: { en: 'Configure statements', zh: '设置语句' } },
    ],
  },
])
