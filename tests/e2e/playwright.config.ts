import { defineConfig } from '@playwright/test'
import { chromiumArgs } from '../support/browser.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './start-product.ts',
  fullyParallel: false,
  workers: 1,
  // A second try for what the machine's load did; the report names it flaky.
  retries: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    actionTimeout: 10_000,
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    // What moves takes time to draw and to wait for.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    trace: 'on-first-retry',
    launchOptions: {
      args: chromiumArgs,
      ...(process.env.PW_CHROMIUM && { executablePath: process.env.PW_CHROMIUM }),
    },
  },
})
