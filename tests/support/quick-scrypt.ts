import type { BinaryLike, ScryptOptions } from 'node:crypto'
import { vi } from 'vitest'
import { scryptCosts } from './scrypt-costs.ts'

type Done = (error: Error | null, key: Buffer) => void

// scrypt takes a fifth of a second at the cost of the product, and tests derive a thousand keys.
vi.mock('node:crypto', async (load) => {
  const crypto = await load<typeof import('node:crypto')>()
  return {
    ...crypto,
    scrypt: (password: BinaryLike, salt: Buffer, length: number, cost: ScryptOptions, done: Done) => {
      const { N, r, p } = cost
      scryptCosts.push({ N, r, p })
      // Another cost gives another key, as in the real one.
      const salted = Buffer.concat([salt, Buffer.from(`$${N}$${r}$${p}`)])
      crypto.scrypt(password, salted, length, { N: 2, r: 1, p: 1 }, done)
    },
  }
})
