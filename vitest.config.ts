import { defineConfig } from 'vitest/config'
import { formilyAlias } from './formily-alias.ts'
import { EnvironmentSequencer } from './tests/support/environment-sequencer.ts'
import { slowTag } from './tests/support/slow-tag.ts'

/**
 * Test files that each run in a separate worker, because they need a `window` that no other test file has
 * used.
 */
const alone = ['renderers/hostile-data.test.tsx']

/** Formily's packages are inlined, because the alias only works for imports that Vite resolves. */
const formily = { alias: formilyAlias, server: { deps: { inline: [/@formily\/(react|antd-v5)\//] } } }

/** Timeout of `expect.poll`: the default of one second is too short on a busy machine. */
const expect = { poll: { timeout: 10_000 } }

const inert = ['**/node_modules/**', '**/dist/**', 'tests/e2e/**', 'tests/bench/**']

export default defineConfig({
  test: {
    allowOnly: false,
    sequence: { sequencer: EnvironmentSequencer },
    tags: [slowTag],
    projects: [
      {
        test: {
          ...formily,
          name: 'unit',
          include: ['{schemas,runtime,renderers,src}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: [...inert, ...alone],
          environment: 'node',
          isolate: false,
          setupFiles: ['tests/support/fresh-modules.ts', 'tests/support/cheap-computed-style.ts'],
          // Rendering a screen takes seconds on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect,
          restoreMocks: true,
          // By default, Vitest would use only one of two cores.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...formily,
          name: 'alone',
          include: alone,
          environment: 'node',
          testTimeout: 30_000,
          restoreMocks: true,
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'tests/{contract,scenario}/**/*.test.ts'],
          exclude: inert,
          environment: 'node',
          globalSetup: ['tests/support/global-setup.ts'],
          setupFiles: ['tests/support/quick-scrypt.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect,
          pool: 'forks',
          isolate: false,
          sequence: { groupOrder: 2 },
          // These tests spend most of their time waiting for databases, sockets and other processes.
          maxWorkers: 3,
        },
      },
    ],
  },
})
