/** Reasons for holding a bill. */
export const holdReasons: readonly string[] = [
  '对账有 2 笔长款，待渠道核实后再结算',
  '结算账户户名与营业执照不一致，已通知门店补件',
  '营业执照 7 天内到期，等待续期材料',
  '退款金额异常偏高，请区域经理确认',
  '门店申请更换结算账户，审核中',
  '单日交易额超过近 30 日均值 3 倍，风控复核中',
]

/** Answers of payment channels that refuse a payment. */
export const failReasons: readonly string[] = [
  '收款账户户名与账号不符',
  '收款账户已冻结，银行退回',
  '渠道可用余额不足，请稍后重试',
  '收款银行系统维护，付款超时',
]

/** Adjustments: each with its reason, and the range of its amount in fen. */
export const adjustments: readonly { remark: string; minFen: number; maxFen: number }[] = [
  { remark: '活动补贴：满 30 减 5', minFen: 2_000, maxFen: 18_000 },
  { remark: '渠道费率活动返还', minFen: 300, maxFen: 4_500 },
  { remark: '上期少结补差', minFen: 100, maxFen: 9_900 },
  { remark: '收银设备租金', minFen: -9_900, maxFen: -4_900 },
  { remark: '持卡人拒付扣回', minFen: -26_000, maxFen: -1_800 },
  { remark: '上期多结扣回', minFen: -8_000, maxFen: -100 },
]
