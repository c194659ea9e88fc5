export { columnTitle, fieldName, type TableColumn } from './table-contract/column-fields.ts'
export { type TableContract, tableContract } from './table-contract/table-contract.ts'
