import { resume } from '../platform/suspension.ts'
import { withDatabase } from './with-database.ts'

await withDatabase(async ({ database }) => {
  const wasSuspended = await resume(database.db)
  console.log(
    wasSuspended
      ? 'Jobs, messages and channel operations run again.'
      : 'Nothing is suspended in this database.',
  )
})
