import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { slowTag } from '../support/slow-tag.ts'

/**
 * Runs the tests of one rule group, without a database. `run.ts` passes the group's tests in `RULE_TESTS`.
 */
export default defineConfig({
  root: path.join(import.meta.dirname, '../..'),
  test: {
    include: process.env.RULE_TESTS?.split(','),
    environment: 'node',
    // Each mutation runs the tests again.
    tags: [{ ...slowTag, skip: true }],
  },
})
