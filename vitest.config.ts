import { defineConfig } from 'vitest/config'

const inert = ['**/node_modules/**', '**/dist/**', 'tests/e2e/**', 'tests/bench/**']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{schemas,runtime,renderers,src}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: inert,
          environment: 'node',
          isolate: false,
          setupFiles: ['tests/support/fresh-modules.ts'],
          // Screens take their time on a busy machine.
          testTimeout: 30_000,
          restoreMocks: true,
          // Unless told, one core of two is left idle.
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
