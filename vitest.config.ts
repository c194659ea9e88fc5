import { defineConfig } from 'vitest/config'

/** In a worker that had windows before, the purifier of this one lets pass what it should not: see docs/open-points.md. */
const alone = ['renderers/hostile-data.test.tsx']

const inert = ['**/node_modules/**', '**/dist/**', 'tests/e2e/**', 'tests/bench/**']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{schemas,runtime,renderers,src}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: [...inert, ...alone],
          environment: 'node',
          isolate: false,
          setupFiles: ['tests/support/fresh-modules.ts'],
          // Screens take their time on a busy machine; a second try for what its load did to one.
          testTimeout: 30_000,
          retry: 1,
          restoreMocks: true,
          // Unless told, one core of two is left idle.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'alone',
          include: alone,
          environment: 'node',
          testTimeout: 30_000,
          restoreMocks: true,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          exclude: inert,
          environment: 'node',
          globalSetup: ['tests/support/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // A second try for what the load of the machine did to a deadline of the database.
          retry: 1,
          pool: 'forks',
          isolate: false,
          sequence: { groupOrder: 2 },
          maxWorkers: 2,
        },
      },
    ],
  },
})
