export { type AccessRights, createAccess } from './create-access.ts'
export { Access, useAccess } from './use-access.tsx'
