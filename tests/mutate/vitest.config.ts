import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** Tests of one rule group, without a database; `run.ts` sets the group. */
export default defineConfig({
  root: path.join(import.meta.dirname, '../..'),
  test: { include: process.env.RULE_TESTS?.split(','), environment: 'node' },
})
