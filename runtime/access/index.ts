export { type AccessRights, createAccess, type Whence } from './create-access.ts'
export { Access, useAccess } from './use-access.tsx'
