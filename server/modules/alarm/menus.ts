import { settlers } from '../../db/seed/data/audiences.ts'
import { menusIn, type SeedFolder } from '../../db/seed/menu.ts'

/** Menu folder of alarms and of the checks that raise them. */
export const alarmFolder: SeedFolder = {
  url: '/alarm',
  icon: 'message',
  order: 45,
  titles: { en: 'Alarms', zh: '告警' },
}

/** Menu of alarms. */
export const alarmMenus = menusIn('/alarm', [
  {
    url: '/alarm/alarmRecord',
    component: 'alarm/AlarmList',
    icon: 'message',
    order: 10,
    code: 'alarm:list',
    titles: { en: 'Alarms', zh: '告警记录' },
    roles: settlers,
    keepAlive: true,
    buttons: [
      { code: 'alarm:handle', titles: { en: 'Acknowledge and resolve', zh: '确认与解决' }, roles: settlers },
    ],
  },
])
