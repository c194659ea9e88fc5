import { createHash } from 'node:crypto'

/** Id of a seeded row. The id is the same in every installation. */
export function seedId(kind: string, key: string): string {
  return createHash('md5').update(`gaiwan/${kind}/${key}`).digest('hex')
}
