import { defineDictionaries, item } from '../shipped-dictionary.ts'

/** Dictionaries of ledger splitting. */
export const ledgerDictionaries = defineDictionaries([
  {
    code: 'ledger_rule_status',
    name: { en: 'Ledger rule status', zh: '分账规则状态' },
    about: { en: 'Whether a rule splits income', zh: '规则是否参与分账' },
    items: [item('ACTIVE', 'Active', '启用', 'green'), item('INACTIVE', 'Inactive', '停用', 'default')],
  },
  {
    code: 'ledger_rule_scope_kind',
    name: { en: 'Ledger rule scope', zh: '分账规则适用范围' },
    about: { en: 'Shops that a rule applies to', zh: '规则适用的门店范围' },
    items: [
      item('BRAND', 'Brand', '品牌', 'purple'),
      item('OWN_GROUP_TAG', 'Group tag', '分组标签', 'cyan'),
      item('SHOP', 'Shop', '门店', 'blue'),
    ],
  },
])
