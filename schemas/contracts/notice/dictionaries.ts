import { defineDictionaries, item } from '../shipped-dictionary.ts'

/** Dictionaries of announcements. */
export const noticeDictionaries = defineDictionaries([
  {
    code: 'priority',
    name: { en: 'Priority', zh: '优先级' },
    about: { en: 'Urgency of an announcement', zh: '通告的紧急程度' },
    items: [
      item('L', 'general', '一般', 'info'),
      item('M', 'important', '重要', 'warning'),
      item('H', 'urgent', '紧急', 'danger'),
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
      item('0', 'Draft', '未发布', 'neutral'),
      item('1', 'Released', '已发布', 'success'),
      item('2', 'Revoked', '已撤销', 'warning'),
    ],
  },
  {
    code: 'read_flag',
    name: { en: 'Read status', zh: '阅读状态' },
    about: { en: 'Whether the recipient opened the notice', zh: '接收人是否已阅读' },
    items: [item('0', 'Unread', '未读', 'info'), item('1', 'Read', '已读', 'neutral')],
  },
])
