export {
  describeColumn,
  fieldName,
  SERVER_COLUMNS,
  type TableColumn,
} from './table-contract/column-fields.ts'
export { type TableContract, tableAccess, tableContract } from './table-contract/table-contract.ts'
export { tablePages } from './table-contract/table-pages.ts'
