import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** The tests of one group of rules, without a database; `run.ts` names them. */
export default defineConfig({
  root: path.join(import.meta.dirname, '../..'),
  test: { include: process.env.RULE_TESTS?.split(','), environment: 'node' },
})
