/** Chinese translations of the titles that only the models of this area use. */
export const categoryTitles = {
  Above: '上级分类',
  'Categories below, on every level. Ours': '各级下级分类数',
  Category: '分类名称',
  'Category above': '上级分类名称',
  'Has categories below': '有下级分类',
}
