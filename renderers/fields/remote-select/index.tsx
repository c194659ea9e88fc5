import { lazyField } from '../../shared/lazy-field.tsx'
import type { RemoteChoice } from '../../shared/remote/chosen.ts'
import type { RemoteSelectFieldProps } from './schema.ts'

/** A record, or several, found on the server by an operation as one types. */
export const remoteSelectField = lazyField<RemoteSelectFieldProps, RemoteChoice>({
  name: 'RemoteSelect',
  title: 'Record',
  accepts: ['string', 'integer', 'array'],
})
