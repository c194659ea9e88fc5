/** Chinese translations of the titles that only the models of this area use. */
export const categoryTitles = {
  Above: '上级分类',
  'Sub-categories of all levels': '各级下级分类数',
  Category: '分类名称',
  'Parent category': '上级分类名称',
  'Has sub-categories': '有下级分类',
}
