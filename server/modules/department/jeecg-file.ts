import type { DepartRecord } from '#schemas'
import { departResource } from '../../platform/departments/resource.ts'
import type { JeecgFile } from '../../platform/jeecg-file/declaration.ts'
import { departImporter } from './department-import.ts'

/**
 * Export and import of departments as files. The org code in a row determines the position of the department
 * in the tree.
 */
export const departFile: JeecgFile<DepartRecord> = {
  path: '/sys/sysDepart',
  titles: { en: 'Departments', zh: '部门' },
  resource: departResource,
  access: { list: 'system:depart:list', export: 'system:depart:list', import: 'system:depart:edit' },
  columns: [
    {
      field: 'departName',
      titles: { en: 'Department', zh: '机构/部门名称' },
      aliases: ['部门名称', '机构名称'],
      imported: 'required',
    },
    { field: 'departNameEn', titles: { en: 'English name', zh: '英文名' }, imported: 'optional' },
    { field: 'departNameAbbr', titles: { en: 'Short name', zh: '缩写' }, imported: 'optional' },
    { field: 'departOrder', titles: { en: 'Order', zh: '排序' }, imported: 'optional' },
    {
      field: 'orgCategory',
      titles: { en: 'Type', zh: '机构类别' },
      dict: 'org_category',
      imported: 'optional',
    },
    { field: 'orgCode', titles: { en: 'Org code', zh: '机构编码' }, imported: 'required' },
    { field: 'mobile', titles: { en: 'Telephone', zh: '手机号' }, aliases: ['电话'], imported: 'optional' },
    { field: 'fax', titles: { en: 'Fax', zh: '传真' }, imported: 'optional' },
    { field: 'address', titles: { en: 'Address', zh: '地址' }, imported: 'optional' },
    { field: 'memo', titles: { en: 'Remark', zh: '备注' }, imported: 'optional' },
  ],
  importer: departImporter(),
}
