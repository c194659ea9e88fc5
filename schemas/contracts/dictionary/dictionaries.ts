import { defineDictionaries, item } from '../shipped-dictionary.ts'

/** Dictionaries for the fields of dictionary items. */
export const dictionaryDictionaries = defineDictionaries([
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
])
