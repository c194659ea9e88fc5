import { menusIn } from '../../db/seed/menu.ts'

/** Menus of fill rules. */
export const fillRuleMenus = menusIn('/isystem/reference', [
  {
    url: '/isystem/fillRule',
    component: 'system/SysFillRuleList',
    icon: 'number',
    order: 55,
    code: 'system:fillRule:list',
    titles: { en: 'Fill rules', zh: '系统编码生成规则' },
    keepAlive: true,
    buttons: [{ code: 'system:fillRule:edit', titles: { en: 'Edit and delete', zh: '编辑与删除' } }],
  },
  {
    url: '/isystem/fillRuleForm',
    component: 'system/SysFillRuleForm',
    order: 56,
    code: 'system:fillRule:add',
    titles: { en: 'New fill rule', zh: '新增生成规则' },
    hidden: true,
  },
])
