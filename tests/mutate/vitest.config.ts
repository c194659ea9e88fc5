import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { slowTag } from '../support/slow-tag.ts'

/**
 * Runs the tests of one group of rules, without a database. `run.ts` passes the test files of the group in
 * `RULE_TESTS`.
 */
export default defineConfig({
  root: path.join(import.meta.dirname, '../..'),
  test: {
    include: process.env.RULE_TESTS?.split(','),
    environment: 'node',
    // Slow tests are skipped, because each mutation runs the tests again.
    tags: [{ ...slowTag, skip: true }],
  },
})
