import { menusIn, type SeedFolder } from '../../db/seed/menu.ts'

/** Menu folder of messages. */
export const messageFolder: SeedFolder = {
  folder: '/isystem',
  url: '/message',
  icon: 'message',
  order: 22,
  titles: { en: 'Messages', zh: '消息' },
}

/** Menus of messages and templates. */
export const messageMenus = menusIn('/message', [
  {
    url: '/modules/message/sysMessageList',
    component: 'modules/message/SysMessageList',
    icon: 'message',
    order: 10,
    code: 'message:sent:list',
    titles: { en: 'Messages', zh: '消息管理' },
    keepAlive: true,
    buttons: [{ code: 'message:sent:edit', titles: { en: 'Send again and delete', zh: '重发与删除' } }],
  },
  {
    url: '/modules/message/sysMessageTemplateList',
    component: 'modules/message/SysMessageTemplateList',
    icon: 'file-done',
    order: 20,
    code: 'message:template:list',
    titles: { en: 'Message templates', zh: '模板管理' },
    keepAlive: true,
    buttons: [
      { code: 'message:template:edit', titles: { en: 'Edit and delete', zh: '编辑与删除' } },
      { code: 'message:template:send', titles: { en: 'Send', zh: '发送' } },
    ],
  },
  {
    url: '/modules/message/sysMessageTemplateForm',
    component: 'modules/message/SysMessageTemplateForm',
    order: 21,
    code: 'message:template:add',
    titles: { en: 'New template', zh: '新增模板' },
    hidden: true,
  },
])
