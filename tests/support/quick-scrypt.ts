import type { BinaryLike, ScryptOptions } from 'node:crypto'
import { vi } from 'vitest'
import { scryptCosts } from './scrypt-costs.ts'

type Done = (error: Error | null, key: Buffer) => void

// Lowers the cost parameter of scrypt. Tests derive a thousand keys, and with the real cost, each key would
// take a fifth of a second.
vi.mock('node:crypto', async (load) => {
  const crypto = await load<typeof import('node:crypto')>()
  return {
    ...crypto,
    scrypt: (password: BinaryLike, salt: Buffer, length: number, cost: ScryptOptions, done: Done) => {
      const { N, r, p } = cost
      scryptCosts.push({ N, r, p })
      // The cost is part of the salt, so that another cost gives another key, as with the real scrypt.
      const salted = Buffer.concat([salt, Buffer.from(`$${N}$${r}$${p}`)])
      crypto.scrypt(password, salted, length, { N: 2, r: 1, p: 1 }, done)
    },
  }
})
