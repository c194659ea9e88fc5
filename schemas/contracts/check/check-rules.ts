import { defineCheckRules } from '../shipped-check-rule.ts'

/** Check rules for codes, which all areas can use. */
export const sharedCheckRules = defineCheckRules([
  {
    code: 'common',
    name: { en: 'Common rule of codes', zh: '通用编码规则' },
    description: {
      en: 'Codes: 3 to 12 letters, digits and underscores, starting with a letter',
      zh: '编码以字母开头，由字母、数字和下划线组成，长度 3 至 12 位',
    },
    parts: [
      {
        digits: '1',
        pattern: '^[a-zA-Z]$',
        message: { en: 'The first character must be a letter', zh: '第一位只能是字母' },
      },
      {
        digits: '*',
        pattern: '^[0-9a-zA-Z_]*$',
        message: { en: 'Letters, digits and underscores only', zh: '只能填写数字、大小写字母、下划线' },
      },
      { digits: '*', pattern: '^.{3,}$', message: { en: 'At least 3 characters', zh: '至少 3 位' } },
      { digits: '*', pattern: '^.{3,12}$', message: { en: 'At most 12 characters', zh: '最多 12 位' } },
    ],
  },
])
