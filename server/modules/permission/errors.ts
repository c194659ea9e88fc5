import { defineHttpError } from '../../http/errors.ts'

export const permissionUnknown = defineHttpError('PERMISSION_UNKNOWN', 404, {
  en: 'One of these menus or buttons does not exist',
  zh: '所选菜单或按钮不存在',
})
