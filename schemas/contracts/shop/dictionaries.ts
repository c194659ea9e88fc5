import { defineDictionaries, item } from '../shipped-dictionary.ts'

/** Dictionaries of shops, and of the payment channels that shops use. */
export const shopDictionaries = defineDictionaries([
  {
    code: 'pay_channel_code',
    name: { en: 'Payment channel', zh: '支付渠道' },
    about: { en: 'Payment channel', zh: '承接支付的渠道' },
    items: [
      item('wechat', 'WeChat Pay', '微信支付', 'green'),
      item('alipay', 'Alipay', '支付宝', 'blue'),
      item('unionpay', 'UnionPay', '银联', 'red'),
    ],
  },
  {
    code: 'pay_channel_status',
    name: { en: 'Channel status', zh: '渠道状态' },
    about: { en: 'Whether the channel is active', zh: '支付渠道是否启用' },
    items: [item('ACTIVE', 'Active', '启用', 'green'), item('SUSPENDED', 'Suspended', '停用', 'default')],
  },
  {
    code: 'shop_basic_info_status',
    name: { en: 'Shop status', zh: '门店状态' },
    about: { en: 'Stage of a shop from draft to closure', zh: '门店从草稿到关闭所处的状态' },
    items: [
      item('DRAFT', 'Draft', '草稿', 'default'),
      item('PENDING_REVIEW', 'In review', '待审核', 'gold'),
      item('REJECTED', 'Rejected', '已驳回', 'volcano'),
      item('ACTIVE', 'Active', '营业中', 'green'),
      item('SUSPENDED', 'Suspended', '已停用', 'orange'),
      item('CLOSED', 'Closed', '已关闭', 'default'),
    ],
  },
  {
    code: 'shop_basic_info_reject_section',
    name: { en: 'Section of a shop application', zh: '进件资料部分' },
    about: { en: 'Section that the shop has to correct', zh: '需要修改的进件资料部分' },
    items: [
      item('BASICS', 'Basics', '基本信息'),
      item('LOCATION', 'Location', '位置'),
      item('LICENCE', 'Licence', '证照'),
      item('ACCOUNT', 'Settlement account', '结算账户'),
      item('CHANNELS', 'Channels', '支付渠道'),
    ],
  },
  {
    code: 'shop_basic_info_event',
    name: { en: 'Shop event', zh: '门店动态' },
    about: { en: 'Change of the status of a shop', zh: '门店状态的变更' },
    items: [
      item('submit', 'Submitted for review', '提交审核', 'gold'),
      item('approve', 'Approved', '审核通过', 'green'),
      item('reject', 'Rejected', '审核驳回', 'volcano'),
      item('revise', 'Revision started', '开始修改', 'default'),
      item('resubmit', 'Submitted again', '重新提交', 'gold'),
      item('suspend', 'Suspended', '停用', 'orange'),
      item('resume', 'Resumed', '恢复营业', 'green'),
      item('close', 'Closed', '关闭', 'default'),
    ],
  },
  {
    code: 'shop_basic_info_type',
    name: { en: 'Shop type', zh: '门店类型' },
    about: { en: 'Own shop or franchise', zh: '门店为直营还是加盟' },
    items: [item('DIRECT', 'Own shop', '直营', 'blue'), item('FRANCHISE', 'Franchise', '加盟', 'purple')],
  },
  {
    code: 'shop_boss_event',
    name: { en: 'Owner event', zh: '店主动态' },
    about: { en: 'Change of the status of an owner', zh: '店主状态的变更' },
    items: [
      item('suspend', 'Suspended', '停用', 'orange'),
      item('resume', 'Resumed', '恢复', 'green'),
      item('merge', 'Merged', '合并', 'default'),
    ],
  },
  {
    code: 'shop_boss_kind',
    name: { en: 'Owner type', zh: '店主类型' },
    about: { en: 'Person or company', zh: '店主为个人还是企业' },
    items: [item('PERSON', 'Person', '个人', 'cyan'), item('COMPANY', 'Company', '企业', 'geekblue')],
  },
  {
    code: 'shop_boss_status',
    name: { en: 'Owner status', zh: '店主状态' },
    about: { en: 'Whether the owner can get new shops', zh: '店主当前能否新增门店' },
    items: [
      item('ACTIVE', 'Active', '正常', 'green'),
      item('SUSPENDED', 'Suspended', '停用', 'default'),
      item('MERGED', 'Merged', '已合并', 'default'),
    ],
  },
  {
    code: 'shop_settle_account_kind',
    name: { en: 'Account type', zh: '账户类型' },
    about: { en: 'Corporate or personal account', zh: '结算账户为对公还是对私' },
    items: [
      item('CORPORATE', 'Corporate', '对公账户', 'geekblue'),
      item('PERSONAL', 'Personal', '对私账户', 'cyan'),
    ],
  },
  {
    code: 'channel_merchant_status',
    name: { en: 'Channel merchant status', zh: '渠道商户状态' },
    about: { en: 'Whether the shop can use the channel', zh: '门店在支付渠道的开通状态' },
    items: [
      item('PENDING', 'Waiting', '待进件', 'gold'),
      item('ACTIVE', 'Active', '已开通', 'green'),
      item('REJECTED', 'Rejected', '被驳回', 'volcano'),
      item('SUSPENDED', 'Suspended', '已停用', 'orange'),
      item('CLOSED', 'Closed', '已关闭', 'default'),
    ],
  },
  {
    code: 'channel_operation_kind',
    name: { en: 'Channel operation type', zh: '渠道操作类型' },
    about: { en: 'Operation requested for a shop in a channel', zh: '门店在支付渠道办理的操作' },
    items: [
      item('ONBOARDING', 'Onboarding', '商户进件'),
      item('RATE_CHANGE', 'Rate change', '费率变更'),
      item('CARD_CHANGE', 'Settlement card change', '结算账户变更'),
      item('BALANCE_QUERY', 'Balance query', '余额查询'),
      item('WITHDRAWAL', 'Withdrawal', '提现'),
      item('REFUND', 'Refund', '退款'),
      item('CLOSE', 'Close', '关闭'),
      item('SPLIT', 'Payment to a receiver', '分账'),
      item('SPLIT_RETURN', 'Return by a receiver', '分账退回'),
    ],
  },
  {
    code: 'channel_operation_status',
    name: { en: 'Channel operation status', zh: '渠道操作状态' },
    about: { en: 'Progress of a channel operation', zh: '支付渠道操作的处理进度' },
    items: [
      item('CREATED', 'Created', '已创建', 'default'),
      item('SUBMITTED', 'Submitted', '已提交', 'blue'),
      item('PROCESSING', 'Processing', '处理中', 'processing'),
      item('SUCCEEDED', 'Succeeded', '成功', 'green'),
      item('FAILED', 'Failed', '失败', 'red'),
      item('REJECTED', 'Rejected', '被驳回', 'volcano'),
      item('CANCELLED', 'Cancelled', '已取消', 'default'),
    ],
  },
])
