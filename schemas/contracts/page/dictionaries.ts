import { defineDictionaries, item } from '../shipped-dictionary.ts'

/** Dictionaries for pages that are stored in the database. */
export const pageDictionaries = defineDictionaries([
  {
    code: 'page_kind',
    name: { en: 'Page type', zh: '页面类型' },
    about: { en: 'What a page shows', zh: '页面展示的内容' },
    items: [
      item('list', 'List', '列表'),
      item('form', 'Form', '表单'),
      item('detail', 'Detail', '详情'),
      item('wizard', 'Wizard', '向导'),
      item('report', 'Report', '报表'),
      item('dashboard', 'Dashboard', '看板'),
      item('composite', 'Composite', '组合'),
      item('custom', 'Custom', '自定义'),
    ],
  },
  {
    code: 'page_source',
    name: { en: 'Page source', zh: '页面来源' },
    about: { en: 'Whether the live page is shipped or published', zh: '生效的页面是内置的还是发布的' },
    items: [
      item('shipped', 'Shipped', '内置', 'neutral'),
      item('published', 'Published', '已发布', 'success'),
      item('draft', 'Draft', '草稿', 'warning'),
    ],
  },
  {
    code: 'page_version_state',
    name: { en: 'Page version state', zh: '页面版本状态' },
    about: { en: 'Whether users see the version of the page', zh: '用户是否看到该版本的页面' },
    items: [
      item('LIVE', 'Live', '已生效', 'success'),
      item('SCHEDULED', 'Scheduled', '待生效', 'info'),
      item('PAST', 'Past', '已替换', 'neutral'),
    ],
  },
])
