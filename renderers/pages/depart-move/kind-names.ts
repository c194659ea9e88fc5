import type { MovedKind } from '#schemas'

/** What goes along, in words. */
export const kindNames: Readonly<Record<MovedKind, string>> = {
  departments: 'Departments, with those below',
  users: 'People who work there now',
  shops: 'Shops, owners and their channels',
  bills: 'Bills and adjustments',
  trades: 'Trades',
  sums: 'Sums of trades',
  others: 'Others',
  rules: 'Data rules that name its code',
}
