/** Banks in which the demo shops have accounts. */
export const banks: readonly string[] = [
  '工商银行',
  '建设银行',
  '农业银行',
  '中国银行',
  '招商银行',
  '交通银行',
]
