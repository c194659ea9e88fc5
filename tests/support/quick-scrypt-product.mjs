import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

// Lowers the cost of scrypt in a product of the journeys, which sign in two hundred times. Plain JavaScript,
// because Node loads it before the product.
const { scrypt } = crypto
crypto.scrypt = (password, salt, length, _cost, done) =>
  scrypt(password, salt, length, { N: 2, r: 1, p: 1 }, done)
syncBuiltinESMExports()
