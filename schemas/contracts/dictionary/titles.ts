/** Chinese translations of the titles that only the models of this area use. */
export const dictionaryTitles = {
  Colour: '颜色',
  'Deleted dictionary': '已删除的字典',
  Dictionary: '字典名称',
  'Dictionary item': '字典项',
  'English text': '英文文本',
  Items: '字典项',
  'Order of dictionary items': '字典项排序',
  Text: '文本',
}
