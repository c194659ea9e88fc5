import { menusIn } from '../../db/seed/menu.ts'

/** Menus of positions. */
export const positionMenus = menusIn('/isystem/people', [
  {
    url: '/isystem/position',
    component: 'system/SysPositionList',
    icon: 'idcard',
    order: 45,
    code: 'system:position:list',
    titles: { en: 'Positions', zh: '职务管理' },
    keepAlive: true,
    buttons: [{ code: 'system:position:edit', titles: { en: 'Edit and delete', zh: '编辑与删除' } }],
  },
  {
    url: '/isystem/positionForm',
    component: 'system/SysPositionForm',
    order: 46,
    code: 'system:position:add',
    titles: { en: 'New position', zh: '新增职务' },
    hidden: true,
  },
])
