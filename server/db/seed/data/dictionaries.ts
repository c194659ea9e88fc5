/** A text in every language the product speaks. */
export interface Titles {
  en: string
  zh: string
}

/** One value of a dictionary. */
export interface SeedDictionaryItem {
  value: string
  text: Titles
  /** A preset colour of antd's Tag. */
  color?: string
}

/** A dictionary; its code is `<table>_<column>`. Items stand in the order in which they are shown. */
export interface SeedDictionary {
  code: string
  name: Titles
  /** What its values say. */
  about: Titles
  items: readonly SeedDictionaryItem[]
}

const item = (value: string, en: string, zh: string, color?: string): SeedDictionaryItem => ({
  value,
  text: { en, zh },
  ...(color && { color }),
})

/** Every word that a status, kind or method can be. */
export const dictionaries: readonly SeedDictionary[] = [
  {
    code: 'dict_item_status',
    name: { en: 'State of a dictionary item', zh: '字典项状态' },
    about: { en: 'Whether an item is offered to choose from', zh: '字典项是否可供选择' },
    items: [item('1', 'In use', '启用', 'green'), item('0', 'Not in use', '不启用', 'default')],
  },
  {
    code: 'tag_colour',
    name: { en: 'Colour of a tag', zh: '标签颜色' },
    about: { en: 'What colour an item of a dictionary has in lists', zh: '字典项在列表中显示的颜色' },
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
    name: { en: 'Rank of a position', zh: '职务职级' },
    about: { en: 'How high a position stands', zh: '职务对应的级别' },
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
    name: { en: 'Kind of fill rule', zh: '编码规则类型' },
    about: { en: 'How a fill rule makes its values', zh: '填值规则生成编码的方式' },
    items: [
      item('sequence', 'Running number', '流水号', 'blue'),
      item('timestamp', 'Time and random digits', '时间与随机数', 'cyan'),
      item('random', 'Random text', '随机文本', 'purple'),
      item('departCode', 'Code of a new department', '部门编码', 'gold'),
    ],
  },
  {
    code: 'statement_kind',
    name: { en: 'Kind of statement', zh: '语句类型' },
    about: { en: 'Whether a statement reads or changes', zh: '语句用于查询还是修改数据' },
    items: [item('QUERY', 'Reads', '查询', 'blue'), item('EXEC', 'Changes', '修改', 'volcano')],
  },
  {
    code: 'statement_outcome',
    name: { en: 'Outcome of a run', zh: '执行结果' },
    about: { en: 'How the run of a statement ended', zh: '语句执行的结果' },
    items: [item('DONE', 'Done', '成功', 'green'), item('FAILED', 'Failed', '失败', 'red')],
  },
  {
    code: 'file_task_kind',
    name: { en: 'Kind of file task', zh: '文件任务类型' },
    about: { en: 'Whether a file is given out or brought', zh: '文件任务为导出还是导入' },
    items: [item('EXPORT', 'Export', '导出', 'blue'), item('IMPORT', 'Import', '导入', 'purple')],
  },
  {
    code: 'file_task_status',
    name: { en: 'File task status', zh: '文件任务状态' },
    about: { en: 'How far a file in the background is', zh: '后台文件任务的进度' },
    items: [
      item('QUEUED', 'Waiting', '排队中', 'gold'),
      item('RUNNING', 'Being made', '生成中', 'processing'),
      item('DONE', 'Done', '已完成', 'green'),
      item('EXPIRED', 'File removed', '文件已删除', 'default'),
      item('FAILED', 'Failed', '失败', 'red'),
      item('CANCELLED', 'Stopped', '已停止', 'default'),
      item('UNDONE', 'Undone', '已撤销', 'volcano'),
    ],
  },
  {
    code: 'file_task_failure',
    name: { en: 'Why a file was not made', zh: '文件任务失败原因' },
    about: { en: 'What kept a file from being made', zh: '文件未能生成的原因' },
    items: [
      item('RIGHTS', 'No permission any more', '已无权限', 'red'),
      item('PAGE', 'The list has changed', '列表已变更', 'red'),
      item('TOO_LARGE', 'Too many rows', '行数超出上限', 'red'),
      item('NODE_LOST', 'The server broke off', '服务器中断', 'red'),
      item('NO_ROOM', 'No room on the server', '存储空间不足', 'red'),
      item('BROKEN', 'Failed on the server', '服务器出错', 'red'),
    ],
  },
  {
    code: 'settle_bill_status',
    name: { en: 'Bill status', zh: '结算账单状态' },
    about: { en: 'Where a bill is on its way to payment', zh: '结算账单从生成到付款所处的环节' },
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
    name: { en: 'Kind of bill line', zh: '账单明细类型' },
    about: { en: 'What a line of a bill adds or takes', zh: '账单明细增减金额的来源' },
    items: [
      item('GROSS', 'Payments', '交易收入', 'green'),
      item('REFUND', 'Refunds', '退款', 'orange'),
      item('FEE', 'Channel fees', '通道手续费', 'purple'),
      item('SPLIT_OUT', 'Split to others', '分账支出', 'magenta'),
      item('SPLIT_IN', 'Split from others', '分账收入', 'cyan'),
      item('ADJUSTMENT', 'Adjustment', '调账', 'geekblue'),
      item('CARRY', 'Carried', '结转', 'default'),
    ],
  },
  {
    code: 'trade_order_status',
    name: { en: 'Trade status', zh: '交易状态' },
    about: { en: 'What became of a trade', zh: '交易的当前状态' },
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
    name: { en: 'Kind of trade', zh: '交易类型' },
    about: { en: 'Whether money came in or went back', zh: '交易为收款还是退款' },
    items: [item('PAY', 'Payment', '支付', 'blue'), item('REFUND', 'Refund', '退款', 'orange')],
  },
  {
    code: 'trade_order_pay_method',
    name: { en: 'Payment method', zh: '支付方式' },
    about: { en: 'How a customer paid', zh: '顾客付款的方式' },
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
    about: { en: 'Who carries the payments', zh: '承接支付的渠道' },
    items: [
      item('wechat', 'WeChat Pay', '微信支付', 'green'),
      item('alipay', 'Alipay', '支付宝', 'blue'),
      item('unionpay', 'UnionPay', '银联', 'red'),
    ],
  },
  {
    code: 'pay_channel_status',
    name: { en: 'Channel status', zh: '渠道状态' },
    about: { en: 'Whether a channel is in use', zh: '支付渠道是否启用' },
    items: [item('ACTIVE', 'Active', '启用', 'green'), item('SUSPENDED', 'Suspended', '停用', 'default')],
  },
  {
    code: 'shop_basic_info_status',
    name: { en: 'Shop status', zh: '门店状态' },
    about: { en: 'Where a shop is between its draft and its closing', zh: '门店从草稿到关闭所处的状态' },
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
    name: { en: 'Kind of shop', zh: '门店类型' },
    about: { en: 'Whether a shop is our own', zh: '门店为直营还是加盟' },
    items: [item('DIRECT', 'Own shop', '直营', 'blue'), item('FRANCHISE', 'Franchise', '加盟', 'purple')],
  },
  {
    code: 'shop_boss_kind',
    name: { en: 'Kind of owner', zh: '店主类型' },
    about: { en: 'Whether an owner is a person or a company', zh: '店主为个人还是企业' },
    items: [item('PERSON', 'Person', '个人', 'cyan'), item('COMPANY', 'Company', '企业', 'geekblue')],
  },
  {
    code: 'shop_boss_status',
    name: { en: 'Owner status', zh: '店主状态' },
    about: { en: 'Whether an owner can have shops settled', zh: '店主当前是否正常' },
    items: [item('ACTIVE', 'Active', '正常', 'green'), item('SUSPENDED', 'Suspended', '停用', 'default')],
  },
  {
    code: 'shop_settle_account_kind',
    name: { en: 'Kind of account', zh: '账户类型' },
    about: { en: 'In whose name an account is', zh: '结算账户为对公还是对私' },
    items: [
      item('CORPORATE', 'Corporate', '对公账户', 'geekblue'),
      item('PERSONAL', 'Personal', '对私账户', 'cyan'),
    ],
  },
  {
    code: 'channel_merchant_status',
    name: { en: 'Standing in a channel', zh: '渠道商户状态' },
    about: { en: 'Whether a shop can be paid through a channel', zh: '门店在支付渠道的开通状态' },
    items: [
      item('PENDING', 'Waiting', '待进件', 'gold'),
      item('ACTIVE', 'Active', '已开通', 'green'),
      item('SUSPENDED', 'Suspended', '已停用', 'orange'),
      item('CLOSED', 'Closed', '已关闭', 'default'),
    ],
  },
  {
    code: 'channel_operation_kind',
    name: { en: 'Kind of channel operation', zh: '渠道操作类型' },
    about: { en: 'What is asked of a channel for a shop', zh: '门店在支付渠道办理的操作' },
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
    name: { en: 'State of a channel operation', zh: '渠道操作状态' },
    about: { en: 'How far a channel is with what it was asked', zh: '支付渠道操作的处理进度' },
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
    about: { en: 'How urgent an announcement is', zh: '通告的紧急程度' },
    items: [
      item('L', 'general', '一般', 'blue'),
      item('M', 'important', '重要', 'orange'),
      item('H', 'urgent', '紧急', 'red'),
    ],
  },
  {
    code: 'msg_category',
    name: { en: 'Kind of announcement', zh: '通告类型' },
    about: { en: 'What sort of announcement it is', zh: '通告的分类' },
    items: [item('1', 'Notice', '通知公告'), item('2', 'System message', '系统消息')],
  },
  {
    code: 'msg_type',
    name: { en: 'Whom an announcement is for', zh: '推送类别' },
    about: { en: 'Who gets an announcement', zh: '通告的接收范围' },
    items: [item('ALL', 'Everyone', '全体用户'), item('USER', 'Named users', '指定用户')],
  },
  {
    code: 'send_status',
    name: { en: 'State of an announcement', zh: '发布状态' },
    about: { en: 'Whether an announcement can be read', zh: '通告是否已发布' },
    items: [
      item('0', 'Draft', '未发布', 'default'),
      item('1', 'Released', '已发布', 'green'),
      item('2', 'Revoked', '已撤销', 'volcano'),
    ],
  },
  {
    code: 'msgType',
    name: { en: 'Kind of message', zh: '发送消息类型' },
    about: { en: 'By which way a message goes', zh: '消息的发送方式' },
    items: [
      item('1', 'SMS', '短信', 'blue'),
      item('4', 'System message', '系统', 'purple'),
      item('2', 'Mail', '邮件', 'default'),
      item('3', 'WeChat', '微信', 'default'),
    ],
  },
  {
    code: 'msgSendStatus',
    name: { en: 'State of a message', zh: '消息发送状态' },
    about: { en: 'Whether a message went out', zh: '消息是否已发出' },
    items: [
      item('0', 'Not sent', '未发送', 'gold'),
      item('1', 'Sent', '发送成功', 'green'),
      item('2', 'Failed', '发送失败', 'red'),
    ],
  },
  {
    code: 'rule_conditions',
    name: { en: 'Conditions of data rules', zh: '条件规则' },
    about: { en: 'How a data rule compares', zh: '数据规则的比较方式' },
    items: [
      item('=', 'is', '等于'),
      item('!=', 'is not', '不等于'),
      item('>', 'is greater than', '大于'),
      item('>=', 'is at least', '大于等于'),
      item('<', 'is less than', '小于'),
      item('<=', 'is at most', '小于等于'),
      item('IN', 'is one of', '包含'),
      item('LIKE', 'contains', '模糊'),
      item('RIGHT_LIKE', 'begins with', '右模糊'),
      item('LEFT_LIKE', 'ends with', '左模糊'),
    ],
  },
  {
    code: 'valid_status',
    name: { en: 'Whether it is in force', zh: '有效无效状态' },
    about: { en: 'Whether a rule counts', zh: '规则是否生效' },
    items: [item('1', 'In force', '有效', 'green'), item('0', 'Switched off', '无效', 'default')],
  },
  {
    code: 'message_failure',
    name: { en: 'Why a message was not sent', zh: '消息未发送原因' },
    about: { en: 'What kept a message from going out', zh: '消息未能发出的原因' },
    items: [
      item('NO_GATEWAY', 'Kept here only: no SMS gateway is set up', '仅保存在此：未配置短信网关'),
      item('USER_GONE', 'There is no such user any more', '接收用户已不存在'),
      item('NODES_LOST', 'Servers stopped several times while they sent it', '发送时服务器多次中断'),
    ],
  },
  {
    code: 'read_flag',
    name: { en: 'Whether it was read', zh: '阅读状态' },
    about: { en: 'Whether its reader opened a notice', zh: '接收人是否已阅读' },
    items: [item('0', 'Unread', '未读', 'gold'), item('1', 'Read', '已读', 'default')],
  },
  {
    code: 'log_type',
    name: { en: 'Kind of log', zh: '日志类型' },
    about: { en: 'What a row of the log is about', zh: '日志记录的类别' },
    items: [item('1', 'Sign-in', '登录日志', 'blue'), item('2', 'Operation', '操作日志', 'purple')],
  },
  {
    code: 'operate_type',
    name: { en: 'Kind of operation', zh: '操作类型' },
    about: { en: 'What somebody did to a record', zh: '用户对数据执行的操作' },
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
    name: { en: 'Outcome of a sign-in', zh: '登录结果' },
    about: { en: 'How a sign-in ended', zh: '登录的结果' },
    items: [
      item('SUCCESS', 'Signed in', '登录成功', 'green'),
      item('FAILURE', 'Failed', '登录失败', 'red'),
      item('LOGOUT', 'Signed out', '退出登录', 'default'),
    ],
  },
  {
    code: 'org_category',
    name: { en: 'Kind of organisation', zh: '机构类型' },
    about: { en: 'What a department is', zh: '机构所属的类型' },
    items: [item('1', 'Company', '公司'), item('2', 'Department', '部门'), item('3', 'Post', '岗位')],
  },
  {
    code: 'user_status',
    name: { en: 'Status of a user', zh: '用户状态' },
    about: { en: 'Whether somebody may sign in', zh: '用户是否可以登录' },
    items: [item('1', 'Normal', '正常', 'green'), item('2', 'Frozen', '冻结', 'red')],
  },
  {
    code: 'sex',
    name: { en: 'Sex', zh: '性别' },
    about: { en: 'Of a user', zh: '用户的性别' },
    items: [item('1', 'Male', '男', 'blue'), item('2', 'Female', '女', 'magenta')],
  },
]
