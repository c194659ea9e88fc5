/** Demo announcement. A test checks that the sanitizer leaves the HTML of the announcement unchanged. */
export interface SeedAnnouncement {
  key: string
  titile: string
  /** `1` is a notice, `2` is a system message. */
  category: '1' | '2'
  priority: 'L' | 'M' | 'H'
  /** Day of the release, as a number of days before the newest announcement. `time` is the time of day. */
  daysAgo: number
  time: `${number}:${number}`
  abstract: string
  html: string
  openPage?: string
  /** User names of the recipients; all users by default. */
  to?: readonly string[]
}

/** Announcements of the settlement office in Chinese and English, newest first. */
export const announcements: readonly SeedAnnouncement[] = [
  {
    key: 'bills-to-confirm',
    titile: '请在今日 18:00 前确认待确认账单 · Confirm pending bills by 18:00',
    category: '2',
    priority: 'H',
    daysAgo: 0,
    time: '09:30',
    abstract: '结算账单待确认',
    html:
      '<p>今日生成的结算账单已可确认。<strong>18:00</strong> 后确认的账单顺延至下一个工作日放款。</p>' +
      "<p>Today's settlement bills are ready. Bills confirmed after <strong>18:00</strong> are paid out one workday later.</p>",
    openPage: '/bill/settleBill',
    to: ['admin', 'clerk', 'reviewer'],
  },
  {
    key: 'maintenance',
    titile: '系统维护：周日 02:00–04:00 · Maintenance on Sunday, 02:00–04:00',
    category: '2',
    priority: 'M',
    daysAgo: 1,
    time: '16:05',
    abstract: '维护期间可查询，不可放款',
    html:
      '<p>维护期间可以查询账单与交易，暂不能确认和放款。</p>' +
      '<p>Bills and trades can be read during that time; confirming and releasing are paused.</p>',
  },
  {
    key: 'holiday-calendar',
    titile: '法定节假日结算安排 · Settlement around public holidays',
    category: '1',
    priority: 'M',
    daysAgo: 2,
    time: '10:15',
    abstract: '节假日交易合并到节后首个工作日结算',
    html:
      '<p>节假日期间的交易照常收款，账单合并到节后首个工作日：</p>' +
      '<table><thead><tr><th>渠道 Channel</th><th>周期 Cycle</th><th>节后首笔 First payout</th></tr></thead><tbody>' +
      '<tr><td>微信支付 WeChat Pay</td><td>T+1</td><td>首个工作日 first workday</td></tr>' +
      '<tr><td>支付宝 Alipay</td><td>T+1</td><td>首个工作日 first workday</td></tr></tbody></table>' +
      '<p>Payments are taken as usual on holidays; their bills are made on the first workday after.</p>',
  },
  {
    key: 'fee-change',
    titile: '银联刷卡费率核对提醒 · Check the UnionPay card fee',
    category: '1',
    priority: 'H',
    daysAgo: 5,
    time: '14:20',
    abstract: '银联费率为 0.50%，对账时请核对',
    html:
      '<p>银联通道费率为 <strong>0.50%</strong>，微信支付与支付宝为 0.38%。对账时请按账单明细核对手续费。</p>' +
      '<p>UnionPay costs <strong>0.50%</strong>, WeChat Pay and Alipay 0.38%. Compare the fee lines of your bills.</p>',
  },
  {
    key: 'four-eyes',
    titile: '放款须由他人复核 · Payments need a second pair of eyes',
    category: '1',
    priority: 'M',
    daysAgo: 12,
    time: '09:00',
    abstract: '确认人与放款人不能为同一人',
    html:
      '<p>自本月起严格执行双人复核：</p><ul><li>结算专员确认账单；</li><li>复核人员放款，且不得为确认人本人。</li></ul>' +
      '<p>The person who confirms a bill may not release its payment.</p>',
  },
  {
    key: 'welcome',
    titile: '欢迎使用结算后台 · Welcome to the settlement back office',
    category: '1',
    priority: 'L',
    daysAgo: 20,
    time: '09:45',
    abstract: '演示数据说明',
    html:
      '<p>这里的门店、交易与账单均为演示数据。请先查看<a href="/bill/settleBill" rel="noopener noreferrer">结算账单</a>。</p>' +
      '<p>Shops, trades and bills here are made up for the demonstration. Start with the settlement bills.</p>',
  },
]
