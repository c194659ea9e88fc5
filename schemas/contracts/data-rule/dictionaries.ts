import { defineDictionaries, item } from '../shipped-dictionary.ts'

/** Dictionaries of data rules. */
export const dataRuleDictionaries = defineDictionaries([
  {
    code: 'rule_conditions',
    name: { en: 'Data rule conditions', zh: '条件规则' },
    about: { en: 'Comparison of a data rule', zh: '数据规则的比较方式' },
    items: [
      item('=', 'is', '等于'),
      item('!=', 'is not', '不等于'),
      item('>', 'is greater than', '大于'),
      item('>=', 'is at least', '大于等于'),
      item('<', 'is less than', '小于'),
      item('<=', 'is at most', '小于等于'),
      item('IN', 'is one of', '包含'),
      item('LIKE', 'contains', '模糊'),
      item('RIGHT_LIKE', 'starts with', '右模糊'),
      item('LEFT_LIKE', 'ends with', '左模糊'),
    ],
  },
  {
    code: 'valid_status',
    name: { en: 'Rule status', zh: '有效无效状态' },
    about: { en: 'Whether the rule applies', zh: '规则是否生效' },
    items: [item('1', 'Active', '有效', 'success'), item('0', 'Inactive', '无效', 'neutral')],
  },
])
