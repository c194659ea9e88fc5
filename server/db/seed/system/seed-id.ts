import { createHash } from 'node:crypto'

/** Stable id of a seeded row, the same in every installation. */
export function seedId(kind: string, key: string): string {
  return createHash('md5').update(`gaiwan/${kind}/${key}`).digest('hex')
}
