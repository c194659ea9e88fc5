import { defineConfig } from '@playwright/test'
import { chromiumArgs } from '../support/browser.ts'

/** All journeys, for a report. */
const isWholeRun = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE !== undefined

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './build-product.ts',
  fullyParallel: false,
  // A worker waits for its browser a good part of the time.
  workers: isWholeRun ? 3 : 1,
  // A second try for what the machine's load did; the report names it flaky.
  retries: isWholeRun ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: isWholeRun ? [['list'], ['json']] : [['list']],
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
