import { defineEndpoints } from '../endpoint.ts'

const list = 'system:category:list'
const edit = 'system:category:edit'
const signedIn = 'signedIn'

/** Categories: as administrators keep them, and as forms offer them. Paths under /sys are the contract's. */
export const categoryEndpoints = defineEndpoints({
  'category.list': { method: 'GET', path: '/sys/category/rootList', access: list, gives: 'page' },
  'category.below': { method: 'GET', path: '/sys/category/childList', access: list, gives: 'value' },
  'category.belowMany': {
    method: 'GET',
    path: '/sys/category/getChildListBatch',
    access: list,
    gives: 'value',
  },
  'category.get': { method: 'GET', path: '/sys/category/queryById', access: list, gives: 'record' },
  'category.add': { method: 'POST', path: '/sys/category/add', access: edit, gives: 'record' },
  'category.edit': { method: 'PUT', path: '/sys/category/edit', access: edit, gives: 'record' },
  'category.delete': { method: 'DELETE', path: '/sys/category/delete', access: edit, gives: 'value' },
  'category.deleteBatch': {
    method: 'DELETE',
    path: '/sys/category/deleteBatch',
    access: edit,
    gives: 'value',
  },
  'category.checkCode': { method: 'GET', path: '/sys/category/checkCode', access: list, gives: 'value' },
  'category.one': { method: 'GET', path: '/sys/category/loadOne', access: signedIn, gives: 'record' },
  'category.names': { method: 'GET', path: '/sys/category/loadDictItem', access: signedIn, gives: 'value' },
  'category.all': { method: 'GET', path: '/sys/category/loadAllData', access: signedIn, gives: 'value' },
  'category.tree': { method: 'GET', path: '/sys/category/loadTreeRoot', access: signedIn, gives: 'value' },
  'category.branch': { method: 'GET', path: '/sys/category/loadTreeData', access: signedIn, gives: 'value' },
  'category.children': {
    method: 'GET',
    path: '/sys/category/loadTreeChildren',
    access: signedIn,
    gives: 'value',
  },
})
