import type { AccessCode, ReadWrite } from '#schemas'
import type { AccessRights } from '../access/create-access.ts'

type Rights = Pick<AccessRights, 'has'>
type Requires = AccessCode | ReadWrite | undefined

const isGranted = (access: Rights, code: string | undefined) => code === undefined || access.has(code)

/**
 * True if the user may see a node. If `requires` is a single code, both reading and writing need that code.
 */
export const canRead = (access: Rights, requires: Requires): boolean =>
  isGranted(access, typeof requires === 'object' ? requires.read : requires)

/** True if the user may change a node. */
export const canWrite = (access: Rights, requires: Requires): boolean =>
  canRead(access, requires) && isGranted(access, typeof requires === 'object' ? requires.write : requires)
