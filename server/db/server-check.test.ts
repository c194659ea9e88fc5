import { expect, test } from 'vitest'
import { unsupportedServer } from './migrate.ts'

test.each([
  'PostgreSQL 15.0 on aarch64-unknown-linux-gnu, compiled by gcc (GCC) 9.5.0, 64-bit',
  'PostgreSQL 18.4 on x86_64-pc-linux-gnu, compiled by gcc, 64-bit',
  'PostgreSQL 19beta1 on x86_64-pc-linux-musl, compiled by gcc, 64-bit',
])('the server %s is accepted', (version) => {
  expect(unsupportedServer(version)).toBeUndefined()
})

test.each([
  'PostgreSQL 14.11 on x86_64-pc-linux-gnu, compiled by gcc, 64-bit',
  'PostgreSQL 15.2-YB-2.25.0.0-b0 on x86_64-pc-linux-gnu, compiled by clang, 64-bit',
  'CockroachDB CCL v24.1.0 (x86_64-pc-linux-gnu, built 2024/05/15, go1.22.2)',
  'PostgreSQL 17.4 on x86_64-pc-linux-gnu, compiled by emcc (Emscripten), 32-bit',
  'PostgreSQL 8.0.2 on i686-pc-linux-gnu, compiled by GCC gcc (GCC) 3.4.2, Redshift 1.0.68205',
  '(openGauss 6.0.0 build aee4abd5) compiled at 2024-09-29',
  '8.0.36',
  '',
])('the server "%s" is refused', (version) => {
  expect(unsupportedServer(version)).toBe(version)
})
