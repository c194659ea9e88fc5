import { importableOperations, type SysRole } from '#schemas'
import type { JeecgFile } from '../../platform/jeecg-file/declaration.ts'
import { roleResource } from '../../platform/roles/resource.ts'
import { roleImporter } from './role-import.ts'

/** Export and import of roles as files. */
export const roleFile: JeecgFile<SysRole> = {
  path: '/sys/role',
  titles: { en: 'Roles', zh: '角色' },
  resource: roleResource,
  access: { list: 'system:role:list', export: 'system:role:export', import: 'system:role:import' },
  columns: [
    { field: 'roleName', titles: { en: 'Role', zh: '角色名称' } },
    { field: 'roleCode', titles: { en: 'Role code', zh: '角色编码' } },
    { field: 'description', titles: { en: 'Description', zh: '描述' } },
  ],
  importer: roleImporter(),
  ...(importableOperations['role.add'] && { importColumns: importableOperations['role.add'] }),
}
