import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

// Lowers the cost of scrypt in the product of the journeys, because they sign in two hundred times. This file
// is plain JavaScript, because Node loads it before the product.
const { scrypt } = crypto
crypto.scrypt = (password, salt, length, _cost, done) =>
  scrypt(password, salt, length, { N: 2, r: 1, p: 1 }, done)
syncBuiltinESMExports()
