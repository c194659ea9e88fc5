// Written by `npm run contracts`: do not edit.
import { billImports } from './bill/imports.ts'
import { roleImports } from './role/imports.ts'
import { tradeImports } from './trade/imports.ts'
import { userImports } from './user/imports.ts'

export const importableOperations = {
  ...billImports,
  ...roleImports,
  ...tradeImports,
  ...userImports,
} as const
