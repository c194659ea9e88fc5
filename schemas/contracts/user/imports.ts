import { defineImports, sameExample, textColumn } from '../import-columns.ts'

const columns = [
  textColumn('username', {
    required: true,
    titles: { en: 'User name', zh: '用户账号' },
    aliases: ['登录账号', '用户名', '账号'],
    notes: {
      en: '2 to 50 letters, digits, dots, hyphens or underscores. Must be unique, including users in the recycle bin.',
      zh: '2 到 50 位字母、数字、点、横线或下划线，不能与其他用户（含回收站）重复。',
    },
    examples: sameExample('user-example'),
  }),
  textColumn('realname', {
    required: true,
    titles: { en: 'Real name', zh: '真实姓名' },
    aliases: ['姓名'],
    notes: { en: 'At most 100 characters.', zh: '最多 100 个字符。' },
    examples: { en: 'Example Person', zh: '示例用户' },
  }),
  textColumn('departs', {
    titles: { en: 'Departments', zh: '部门' },
    aliases: ['所属部门'],
    notes: {
      en: 'Names or codes, separated by commas. If several have the same name, enter the code.',
      zh: '部门名称或部门编码，多个用逗号分隔；名称重复时请填写编码。',
    },
    examples: { en: 'Headquarters', zh: '总部' },
  }),
  textColumn('roles', {
    titles: { en: 'Roles', zh: '角色' },
    notes: {
      en: 'Codes or names, separated by commas. Only permissions you have.',
      zh: '角色编码或名称，多个用逗号分隔；不能超出您自己的权限。',
    },
    examples: sameExample('settlement_clerk'),
  }),
  textColumn('sex', {
    dict: 'sex',
    titles: { en: 'Sex', zh: '性别' },
    notes: { en: 'As in the dictionary.', zh: '按字典填写：男、女。' },
    examples: { en: 'Female', zh: '女' },
  }),
  textColumn('birthday', {
    titles: { en: 'Birthday', zh: '生日' },
    notes: { en: 'YYYY-MM-DD.', zh: '格式：YYYY-MM-DD。' },
    examples: sameExample('1990-01-31'),
  }),
  textColumn('phone', {
    titles: { en: 'Mobile number', zh: '手机号' },
    aliases: ['电话', '手机号码'],
    notes: { en: 'Eleven digits. Must be unique.', zh: '11 位手机号，不能与其他用户重复。' },
    examples: sameExample('13800000000'),
  }),
  textColumn('email', {
    titles: { en: 'Email', zh: '邮箱' },
    aliases: ['电子邮件'],
    notes: { en: 'Must be unique.', zh: '不能与其他用户重复。' },
    examples: sameExample('example@example.com'),
  }),
  textColumn('workNo', {
    titles: { en: 'Work number', zh: '工号' },
    notes: { en: 'Must be unique.', zh: '不能与其他用户重复。' },
    examples: sameExample('E-0001'),
  }),
  textColumn('post', {
    titles: { en: 'Position', zh: '职务' },
    notes: { en: 'Code of a position.', zh: '职务编码，须已存在。' },
    examples: { en: '', zh: '' },
  }),
  textColumn('telephone', {
    titles: { en: 'Telephone', zh: '座机号' },
    aliases: ['座机'],
    notes: { en: 'At most 45 characters.', zh: '最多 45 个字符。' },
    examples: sameExample('0571-1234567'),
  }),
]

/** Columns of a file from which users import user accounts. Passwords can't be imported. */
export const userImports = defineImports({ 'user.add': columns })
