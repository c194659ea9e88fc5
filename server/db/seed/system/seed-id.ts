import { createHash } from 'node:crypto'

/** The id of a seeded row: the same in every installation, so that seeding again finds it. */
export function seedId(kind: string, key: string): string {
  return createHash('md5').update(`gaiwan/${kind}/${key}`).digest('hex')
}
