import { defineDictionaries, item } from '../shipped-dictionary.ts'

/** Dictionaries for the fields of dictionary items. */
export const dictionaryDictionaries = defineDictionaries([
  {
    code: 'dict_item_status',
    name: { en: 'Dictionary item status', zh: '字典项状态' },
    about: { en: 'Whether the item can be selected', zh: '字典项是否可供选择' },
    items: [item('1', 'Active', '启用', 'success'), item('0', 'Inactive', '不启用', 'neutral')],
  },
  {
    code: 'tag_colour',
    name: { en: 'Tag colour', zh: '标签颜色' },
    about: { en: 'Colour of the item in lists', zh: '字典项在列表中显示的颜色' },
    items: [
      item('neutral', 'Neutral', '中性', 'neutral'),
      item('info', 'Information', '提示', 'info'),
      item('inProgress', 'In progress', '进行中', 'inProgress'),
      item('success', 'Success', '成功', 'success'),
      item('warning', 'Warning', '警告', 'warning'),
      item('danger', 'Danger', '危险', 'danger'),
      item('toConfirm', 'To confirm', '待确认', 'toConfirm'),
      item('held', 'On hold', '已挂起', 'held'),
      item('confirmed', 'Confirmed', '已确认', 'confirmed'),
      item('settling', 'Settling', '结算中', 'settling'),
      item('settled', 'Settled', '已结算', 'settled'),
      item('failed', 'Failed', '失败', 'failed'),
      item('teal', 'Teal', '青色', 'teal'),
      item('violet', 'Violet', '紫色', 'violet'),
      item('rose', 'Rose', '玫红色', 'rose'),
      item('wechat', 'WeChat Pay', '微信支付', 'wechat'),
      item('alipay', 'Alipay', '支付宝', 'alipay'),
      item('unionpay', 'UnionPay', '银联', 'unionpay'),
      item('channel', 'Another channel', '其他渠道', 'channel'),
    ],
  },
])
