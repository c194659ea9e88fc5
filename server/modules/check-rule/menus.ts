import { menusIn } from '../../db/seed/menu.ts'

/** Menus of check rules. */
export const checkRuleMenus = menusIn('/isystem/reference', [
  {
    url: '/isystem/checkRule',
    component: 'system/SysCheckRuleList',
    icon: 'safety-certificate',
    order: 53,
    code: 'system:checkRule:list',
    titles: { en: 'Check rules', zh: '系统编码校验规则' },
    keepAlive: true,
    buttons: [{ code: 'system:checkRule:edit', titles: { en: 'Edit and delete', zh: '编辑与删除' } }],
  },
  {
    url: '/isystem/checkRuleForm',
    component: 'system/SysCheckRuleForm',
    order: 54,
    code: 'system:checkRule:add',
    titles: { en: 'New check rule', zh: '新增校验规则' },
    hidden: true,
  },
])
