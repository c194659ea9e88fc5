import { defineImports, sameExample, textColumn } from '../import-columns.ts'

const columns = [
  textColumn('roleName', {
    required: true,
    titles: { en: 'Role', zh: '角色名称' },
    aliases: ['角色名'],
    notes: { en: 'At most 200 characters.', zh: '最多 200 个字符。' },
    examples: { en: 'Example role', zh: '示例角色' },
  }),
  textColumn('roleCode', {
    required: true,
    titles: { en: 'Role code', zh: '角色编码' },
    notes: {
      en: 'Letters, digits, underscores, colons, dots or hyphens. Must be unique.',
      zh: '字母、数字、下划线、冒号、点或横线，不能与其他角色重复。',
    },
    examples: sameExample('role_example'),
  }),
  textColumn('description', {
    titles: { en: 'Description', zh: '描述' },
    notes: { en: 'At most 255 characters.', zh: '最多 255 个字符。' },
    examples: { en: 'Example', zh: '示例' },
  }),
]

/**
 * Columns of a file from which users import roles. Permissions are not imported; users grant permissions
 * separately.
 */
export const roleImports = defineImports({ 'role.add': columns })
