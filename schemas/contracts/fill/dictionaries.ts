import { defineDictionaries, item } from '../shipped-dictionary.ts'

/** Dictionaries of fill rules. */
export const fillDictionaries = defineDictionaries([
  {
    code: 'fill_rule_kind',
    name: { en: 'Fill rule type', zh: '编码生成规则类型' },
    about: { en: 'How a fill rule generates values', zh: '编码生成规则生成编码的方式' },
    items: [
      item('sequence', 'Sequence number', '流水号'),
      item('timestamp', 'Time and random digits', '时间与随机数'),
      item('random', 'Random text', '随机文本'),
      item('departCode', 'Department code', '部门编码'),
    ],
  },
])
