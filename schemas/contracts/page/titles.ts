/** Chinese translations of the titles that only the models of this area use. */
export const pageTitles = {
  'Draft by': '草稿作者',
  'Draft saved': '草稿保存时间',
  Hash: '哈希',
  'Latest version': '最新版本',
  'Next release': '下次发布',
  Released: '发布时间',
  'Version of a page': '页面版本',
}
