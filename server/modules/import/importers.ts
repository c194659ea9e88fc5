import type { Services } from '../../services.ts'
import { adjustmentImporter } from '../bill/adjustment-import.ts'
import { roleImporter } from '../role/role-import.ts'
import { userImporter } from '../user/user-import.ts'
import type { Importer } from './importer.ts'

/** Who writes the rows of a file, by the operation that each stands for; nothing else is written by a file. */
export const importers = (services: Services): Readonly<Record<string, Importer>> => ({
  'bill.adjust': adjustmentImporter(services),
  'user.add': userImporter(services),
  'role.add': roleImporter(services),
})
