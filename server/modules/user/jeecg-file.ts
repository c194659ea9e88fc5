import { importableOperations, type SysUser } from '#schemas'
import type { JeecgFile } from '../../platform/jeecg-file/declaration.ts'
import { userResource } from '../../platform/users/resource.ts'
import { userImporter } from './user-import.ts'

/**
 * Export and import of users as files. Files contain the fields that administrators see, but no passwords.
 */
export const userFile: JeecgFile<SysUser> = {
  path: '/sys/user',
  titles: { en: 'Users', zh: '用户' },
  resource: userResource,
  access: { list: 'system:user:list', export: 'system:user:export', import: 'system:user:import' },
  columns: [
    { field: 'username', titles: { en: 'User name', zh: '用户账号' } },
    { field: 'realname', titles: { en: 'Real name', zh: '真实姓名' } },
    { field: 'orgCodeTxt', titles: { en: 'Departments', zh: '部门' } },
    { field: 'status', titles: { en: 'Status', zh: '状态' }, dict: 'user_status' },
    { field: 'sex', titles: { en: 'Sex', zh: '性别' }, dict: 'sex' },
    { field: 'birthday', titles: { en: 'Birthday', zh: '生日' } },
    { field: 'phone', titles: { en: 'Mobile number', zh: '手机号' } },
    { field: 'email', titles: { en: 'Email', zh: '邮箱' } },
    { field: 'workNo', titles: { en: 'Work number', zh: '工号' } },
    { field: 'post', titles: { en: 'Position', zh: '职务' } },
    { field: 'telephone', titles: { en: 'Telephone', zh: '座机号' } },
    { field: 'createTime', titles: { en: 'Created', zh: '创建时间' } },
  ],
  importer: userImporter,
  ...(importableOperations['user.add'] && { importColumns: importableOperations['user.add'] }),
}
