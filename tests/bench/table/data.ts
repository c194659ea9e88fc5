/** The 20 columns of both peers. */
export const columns = [
  { field: 'billNo', title: 'Bill number', cell: 'Text', width: 180 },
  { field: 'brandName', title: 'Brand', cell: 'Text', width: 120 },
  { field: 'shopName', title: 'Shop', cell: 'Text', width: 180 },
  { field: 'shopCode', title: 'Shop code', cell: 'Text', width: 120 },
  { field: 'channelCode', title: 'Channel', cell: 'Dict', width: 100 },
  { field: 'settleDate', title: 'Settlement date', cell: 'Date', width: 130 },
  { field: 'tradeBeginDate', title: 'First trade day', cell: 'Date', width: 130 },
  { field: 'tradeEndDate', title: 'Last trade day', cell: 'Date', width: 130 },
  { field: 'tradeCount', title: 'Payments', cell: 'Number', width: 100 },
  { field: 'refundCount', title: 'Refunds', cell: 'Number', width: 100 },
  { field: 'grossFen', title: 'Gross', cell: 'Money', width: 130 },
  { field: 'refundFen', title: 'Refunded', cell: 'Money', width: 130 },
  { field: 'feeFen', title: 'Fees', cell: 'Money', width: 130 },
  { field: 'splitOutFen', title: 'Split out', cell: 'Money', width: 130 },
  { field: 'adjustFen', title: 'Adjustments', cell: 'Money', width: 130 },
  { field: 'payableFen', title: 'Payable', cell: 'Money', width: 130 },
  { field: 'accountNo', title: 'Account', cell: 'Masked', width: 180 },
  { field: 'status', title: 'Status', cell: 'Dict', width: 110 },
  { field: 'confirmBy', title: 'Confirmed by', cell: 'Text', width: 120 },
  { field: 'confirmTime', title: 'Confirmed at', cell: 'Date', width: 180 },
] as const

const STATUSES = ['PENDING', 'HELD', 'CONFIRMED', 'SETTLING', 'SETTLED', 'FAILED']
const CHANNELS = ['wechat', 'alipay', 'unionpay']
const COLORS = ['gold', 'volcano', 'blue', 'cyan', 'green', 'red']
export const PAGE_SIZE = 50

const item = (value: string, index: number) => ({
  value,
  text: value.toLowerCase(),
  title: value,
  label: value,
  texts: { 'en-US': value.toLowerCase() },
  color: COLORS[index % COLORS.length] ?? 'blue',
})

/** Dictionaries of the tag columns. */
export const dictionaries = {
  status: STATUSES.map(item),
  channelCode: CHANNELS.map(item),
}

/** Creates one page of bills. The bills of two pages are different. */
export function pageOfBills(pageNo: number) {
  return Array.from({ length: PAGE_SIZE }, (_, row) => {
    const seed = pageNo * PAGE_SIZE + row
    return {
      id: String(seed),
      billNo: `B20261101${String(seed).padStart(8, '0')}`,
      brandName: 'Gaiwan Tea',
      shopName: `Shop by the river ${seed % 200}`,
      shopCode: `S${String(seed % 200).padStart(4, '0')}`,
      channelCode: CHANNELS[seed % 3] ?? '',
      settleDate: '2026-11-01',
      tradeBeginDate: '2026-10-30',
      tradeEndDate: '2026-10-31',
      tradeCount: 100 + (seed % 900),
      refundCount: seed % 7,
      grossFen: 1_000_000 + seed * 137,
      refundFen: seed * 11,
      feeFen: 3_800 + seed,
      splitOutFen: 0,
      adjustFen: seed % 5 === 0 ? -1200 : 0,
      payableFen: 990_000 + seed * 125,
      accountNo: '6222 **** **** 1234',
      status: STATUSES[seed % STATUSES.length] ?? '',
      confirmBy: seed % 2 ? 'clerk' : null,
      confirmTime: seed % 2 ? '2026-11-02 09:30:00' : null,
    }
  })
}

export type Bill = ReturnType<typeof pageOfBills>[number]
