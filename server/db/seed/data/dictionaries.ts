/** Text in each supported language. */
export interface Titles {
  en: string
  zh: string
}

/** Dictionary item. */
export interface SeedDictionaryItem {
  value: string
  text: Titles
  /** Preset color of antd's Tag. */
  color?: string
}

/** Dictionary with the code `<table>_<column>`; items are in display order. */
export interface SeedDictionary {
  code: string
  name: Titles
  /** Description of the dictionary. */
  about: Titles
  items: readonly SeedDictionaryItem[]
}

const item = (value: string, en: string, zh: string, color?: string): SeedDictionaryItem => ({
  value,
  text: { en, zh },
  ...(color && { color }),
})

/** Dictionaries of all statuses, kinds and methods. */
export const dictionaries: readonly SeedDictionary[] = [
  {
    code: 'dict_item_status',
    name: { en: 'Dictionary item status', zh: '字典项状态' },
    about: { en: 'Whether the item can be selected', zh: '字典项是否可供选择' },
    items: [item('1', 'Active', '启用', 'green'), item('0', 'Inactive', '不启用', 'default')],
  },
  {
    code: 'tag_colour',
    name: { en: 'Tag colour', zh: '标签颜色' },
    about: { en: 'Colour of the item in lists', zh: '字典项在列表中显示的颜色' },
    items: [
      item('default', 'Grey', '灰色', 'default'),
      item('processing', 'Blue, in progress', '进行中', 'processing'),
      item('blue', 'Blue', '蓝色', 'blue'),
      item('geekblue', 'Deep blue', '极客蓝', 'geekblue'),
      item('cyan', 'Cyan', '青色', 'cyan'),
      item('green', 'Green', '绿色', 'green'),
      item('lime', 'Lime', '青柠色', 'lime'),
      item('gold', 'Gold', '金色', 'gold'),
      item('orange', 'Orange', '橙色', 'orange'),
      item('volcano', 'Brick', '火山色', 'volcano'),
      item('red', 'Red', '红色', 'red'),
      item('magenta', 'Magenta', '洋红', 'magenta'),
      item('purple', 'Purple', '紫色', 'purple'),
    ],
  },
  {
    code: 'position_rank',
    name: { en: 'Position rank', zh: '职务职级' },
    about: { en: 'Level of the position', zh: '职务对应的级别' },
    items: [
      item('1', 'Assistant', '员级'),
      item('2', 'Junior', '助级'),
      item('3', 'Intermediate', '中级', 'blue'),
      item('4', 'Senior', '副高级', 'geekblue'),
      item('5', 'Principal', '正高级', 'purple'),
    ],
  },
  {
    code: 'fill_rule_kind',
    name: { en: 'Fill rule type', zh: '编码规则类型' },
    about: { en: 'How a fill rule generates values', zh: '填值规则生成编码的方式' },
    items: [
      item('sequence', 'Sequence number', '流水号', 'blue'),
      item('timestamp', 'Time and random digits', '时间与随机数', 'cyan'),
      item('random', 'Random text', '随机文本', 'purple'),
      item('departCode', 'Department code', '部门编码', 'gold'),
    ],
  },
  {
    code: 'statement_kind',
    name: { en: 'Statement type', zh: '语句类型' },
    about: { en: 'Whether the statement reads or changes data', zh: '语句用于查询还是修改数据' },
    items: [item('QUERY', 'Query', '查询', 'blue'), item('EXEC', 'Change', '修改', 'volcano')],
  },
  {
    code: 'statement_outcome',
    name: { en: 'Run result', zh: '执行结果' },
    about: { en: 'Result of running a statement', zh: '语句执行的结果' },
    items: [item('DONE', 'Done', '成功', 'green'), item('FAILED', 'Failed', '失败', 'red')],
  },
  {
    code: 'page_kind',
    name: { en: 'Page type', zh: '页面类型' },
    about: { en: 'What a page shows', zh: '页面展示的内容' },
    items: [
      item('list', 'List', '列表', 'blue'),
      item('form', 'Form', '表单', 'green'),
      item('detail', 'Detail', '详情', 'cyan'),
      item('wizard', 'Wizard', '向导', 'lime'),
      item('report', 'Report', '报表', 'purple'),
      item('dashboard', 'Dashboard', '看板', 'geekblue'),
      item('composite', 'Composite', '组合', 'magenta'),
      item('custom', 'Custom', '自定义', 'gold'),
    ],
  },
  {
    code: 'page_source',
    name: { en: 'Page source', zh: '页面来源' },
    about: { en: 'Whether the live page is shipped or published', zh: '生效的页面是内置的还是发布的' },
    items: [item('shipped', 'Shipped', '内置', 'default'), item('published', 'Published', '已发布', 'green')],
  },
  {
    code: 'page_version_state',
    name: { en: 'Page version state', zh: '页面版本状态' },
    about: { en: 'Whether users see the version of the page', zh: '用户是否看到该版本的页面' },
    items: [
      item('LIVE', 'Live', '已生效', 'green'),
      item('SCHEDULED', 'Scheduled', '待生效', 'blue'),
      item('PAST', 'Past', '已替换', 'default'),
      item('UNRELEASED', 'Unreleased', '未发布', 'gold'),
    ],
  },
  {
    code: 'file_task_kind',
    name: { en: 'File task type', zh: '文件任务类型' },
    about: { en: 'Export or import', zh: '文件任务为导出还是导入' },
    items: [item('EXPORT', 'Export', '导出', 'blue'), item('IMPORT', 'Import', '导入', 'purple')],
  },
  {
    code: 'file_task_status',
    name: { en: 'File task status', zh: '文件任务状态' },
    about: { en: 'Progress of a background file', zh: '后台文件任务的进度' },
    items: [
      item('QUEUED', 'Waiting', '排队中', 'gold'),
      item('RUNNING', 'In progress', '生成中', 'processing'),
      item('DONE', 'Done', '已完成', 'green'),
      item('EXPIRED', 'File removed', '文件已删除', 'default'),
      item('FAILED', 'Failed', '失败', 'red'),
      item('CANCELLED', 'Stopped', '已停止', 'default'),
      item('UNDONE', 'Undone', '已撤销', 'volcano'),
    ],
  },
  {
    code: 'file_task_failure',
    name: { en: 'File failure reason', zh: '文件任务失败原因' },
    about: { en: 'Why the file could not be created', zh: '文件未能生成的原因' },
    items: [
      item('RIGHTS', 'Permission revoked', '已无权限', 'red'),
      item('PAGE', 'List changed', '列表已变更', 'red'),
      item('TOO_LARGE', 'Too many rows', '行数超出上限', 'red'),
      item('NODE_LOST', 'Server interrupted', '服务器中断', 'red'),
      item('NO_ROOM', 'No space on the server', '存储空间不足', 'red'),
      item('BROKEN', 'Server error', '服务器出错', 'red'),
    ],
  },
  {
    code: 'settle_bill_status',
    name: { en: 'Bill status', zh: '结算账单状态' },
    about: { en: 'Stage of a bill from creation to payment', zh: '结算账单从生成到付款所处的环节' },
    items: [
      item('PENDING', 'To confirm', '待确认', 'gold'),
      item('HELD', 'Held', '已挂起', 'volcano'),
      item('CONFIRMED', 'Confirmed', '已确认', 'blue'),
      item('SETTLING', 'Settling', '结算中', 'processing'),
      item('SETTLED', 'Settled', '已结算', 'green'),
      item('FAILED', 'Failed', '结算失败', 'red'),
    ],
  },
  {
    code: 'settle_bill_item_kind',
    name: { en: 'Bill line type', zh: '账单明细类型' },
    about: { en: 'Source of the amount of a bill line', zh: '账单明细增减金额的来源' },
    items: [
      item('GROSS', 'Payments', '交易收入', 'green'),
      item('REFUND', 'Refunds', '退款', 'orange'),
      item('FEE', 'Channel fees', '通道手续费', 'purple'),
      item('SPLIT_OUT', 'Split out', '分账支出', 'magenta'),
      item('SPLIT_IN', 'Split in', '分账收入', 'cyan'),
      item('ADJUSTMENT', 'Adjustment', '调账', 'geekblue'),
      item('CARRY', 'Carried over', '结转', 'default'),
    ],
  },
  {
    code: 'trade_order_status',
    name: { en: 'Trade status', zh: '交易状态' },
    about: { en: 'Current status of a trade', zh: '交易的当前状态' },
    items: [
      item('SUCCESS', 'Successful', '成功', 'green'),
      item('REFUNDED', 'Refunded', '已全额退款', 'orange'),
      item('PARTLY_REFUNDED', 'Partly refunded', '部分退款', 'gold'),
      item('FAILED', 'Failed', '失败', 'red'),
      item('CLOSED', 'Closed', '已关闭', 'default'),
    ],
  },
  {
    code: 'trade_order_kind',
    name: { en: 'Trade type', zh: '交易类型' },
    about: { en: 'Payment or refund', zh: '交易为收款还是退款' },
    items: [item('PAY', 'Payment', '支付', 'blue'), item('REFUND', 'Refund', '退款', 'orange')],
  },
  {
    code: 'trade_order_pay_method',
    name: { en: 'Payment method', zh: '支付方式' },
    about: { en: 'Payment method of the customer', zh: '顾客付款的方式' },
    items: [
      item('QR', 'QR code', '扫码支付'),
      item('JSAPI', 'Mini program', '小程序支付'),
      item('APP', 'App', 'App 支付'),
      item('FACE', 'Face', '刷脸支付'),
      item('CARD', 'Card', '刷卡支付'),
    ],
  },
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
    code: 'shop_basic_info_type',
    name: { en: 'Shop type', zh: '门店类型' },
    about: { en: 'Own shop or franchise', zh: '门店为直营还是加盟' },
    items: [item('DIRECT', 'Own shop', '直营', 'blue'), item('FRANCHISE', 'Franchise', '加盟', 'purple')],
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
    about: { en: 'Whether shops of the owner can be settled', zh: '店主当前是否正常' },
    items: [item('ACTIVE', 'Active', '正常', 'green'), item('SUSPENDED', 'Suspended', '停用', 'default')],
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
      item('CARD_CHANGE', 'Settlement card change', '结算卡变更'),
      item('BALANCE_QUERY', 'Balance query', '余额查询'),
      item('WITHDRAWAL', 'Withdrawal', '提现'),
      item('REFUND', 'Refund', '退款'),
      item('CLOSE', 'Close', '关闭'),
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
  {
    code: 'priority',
    name: { en: 'Priority', zh: '优先级' },
    about: { en: 'Urgency of an announcement', zh: '通告的紧急程度' },
    items: [
      item('L', 'general', '一般', 'blue'),
      item('M', 'important', '重要', 'orange'),
      item('H', 'urgent', '紧急', 'red'),
    ],
  },
  {
    code: 'msg_category',
    name: { en: 'Announcement type', zh: '通告类型' },
    about: { en: 'Category of an announcement', zh: '通告的分类' },
    items: [item('1', 'Notice', '通知公告'), item('2', 'System message', '系统消息')],
  },
  {
    code: 'msg_type',
    name: { en: 'Audience', zh: '推送类别' },
    about: { en: 'Recipients of an announcement', zh: '通告的接收范围' },
    items: [item('ALL', 'Everyone', '全体用户'), item('USER', 'Named users', '指定用户')],
  },
  {
    code: 'send_status',
    name: { en: 'Announcement status', zh: '发布状态' },
    about: { en: 'Whether the announcement is released', zh: '通告是否已发布' },
    items: [
      item('0', 'Draft', '未发布', 'default'),
      item('1', 'Released', '已发布', 'green'),
      item('2', 'Revoked', '已撤销', 'volcano'),
    ],
  },
  {
    code: 'msgType',
    name: { en: 'Message type', zh: '发送消息类型' },
    about: { en: 'Delivery channel of a message', zh: '消息的发送方式' },
    items: [
      item('1', 'SMS', '短信', 'blue'),
      item('4', 'System message', '系统', 'purple'),
      item('2', 'Mail', '邮件', 'default'),
      item('3', 'WeChat', '微信', 'default'),
    ],
  },
  {
    code: 'msgSendStatus',
    name: { en: 'Message status', zh: '消息发送状态' },
    about: { en: 'Whether the message was sent', zh: '消息是否已发出' },
    items: [
      item('0', 'Not sent', '未发送', 'gold'),
      item('1', 'Sent', '发送成功', 'green'),
      item('2', 'Failed', '发送失败', 'red'),
    ],
  },
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
    items: [item('1', 'Active', '有效', 'green'), item('0', 'Inactive', '无效', 'default')],
  },
  {
    code: 'message_failure',
    name: { en: 'Message failure reason', zh: '消息未发送原因' },
    about: { en: 'Why the message could not be sent', zh: '消息未能发出的原因' },
    items: [
      item('NO_GATEWAY', 'Not sent: no SMS gateway configured', '仅保存在此：未配置短信网关'),
      item('USER_GONE', 'Recipient no longer exists', '接收用户已不存在'),
      item('NODES_LOST', 'Server interrupted while sending', '发送时服务器多次中断'),
    ],
  },
  {
    code: 'read_flag',
    name: { en: 'Read status', zh: '阅读状态' },
    about: { en: 'Whether the recipient opened the notice', zh: '接收人是否已阅读' },
    items: [item('0', 'Unread', '未读', 'gold'), item('1', 'Read', '已读', 'default')],
  },
  {
    code: 'log_type',
    name: { en: 'Log type', zh: '日志类型' },
    about: { en: 'Category of a log entry', zh: '日志记录的类别' },
    items: [item('1', 'Sign-in', '登录日志', 'blue'), item('2', 'Operation', '操作日志', 'purple')],
  },
  {
    code: 'operate_type',
    name: { en: 'Operation type', zh: '操作类型' },
    about: { en: 'Operation on a record', zh: '用户对数据执行的操作' },
    items: [
      item('1', 'Look', '查询', 'default'),
      item('2', 'Add', '添加', 'green'),
      item('3', 'Change', '修改', 'blue'),
      item('4', 'Delete', '删除', 'red'),
      item('5', 'Import', '导入', 'purple'),
      item('6', 'Export', '导出', 'gold'),
    ],
  },
  {
    code: 'login_outcome',
    name: { en: 'Sign-in result', zh: '登录结果' },
    about: { en: 'Result of a sign-in', zh: '登录的结果' },
    items: [
      item('SUCCESS', 'Signed in', '登录成功', 'green'),
      item('FAILURE', 'Failed', '登录失败', 'red'),
      item('LOGOUT', 'Signed out', '退出登录', 'default'),
    ],
  },
  {
    code: 'org_category',
    name: { en: 'Organisation type', zh: '机构类型' },
    about: { en: 'Type of a department', zh: '机构所属的类型' },
    items: [item('1', 'Company', '公司'), item('2', 'Department', '部门'), item('3', 'Post', '岗位')],
  },
  {
    code: 'user_status',
    name: { en: 'User status', zh: '用户状态' },
    about: { en: 'Whether the user can sign in', zh: '用户是否可以登录' },
    items: [item('1', 'Normal', '正常', 'green'), item('2', 'Frozen', '冻结', 'red')],
  },
  {
    code: 'sex',
    name: { en: 'Sex', zh: '性别' },
    about: { en: 'Of a user', zh: '用户的性别' },
    items: [item('1', 'Male', '男', 'blue'), item('2', 'Female', '女', 'magenta')],
  },
]
