import { defineConfig } from '@playwright/test'
import { chromiumArgs } from '../support/browser.ts'
import { mainSeat, otherSeats, type Seat, smokeSeat } from './seats.ts'

/**
 * True for `npm run test:all`, which also runs the slow journeys, and the journeys in `atAllSeats` at all
 * seats.
 */
const isComplete = process.env.JOURNEYS === 'all'

/** Journeys that also run in a phone's window and in Chinese. */
const atAllSeats = ['admin-*.spec.ts', 'money.spec.ts', 'payment-day.spec.ts']
const slow = /@slow/

const journeysAt = (seat: Seat) => ({ ...seat, testMatch: atAllSeats })

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './build-product.ts',
  fullyParallel: false,
  forbidOnly: true,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  projects: isComplete
    ? [mainSeat, ...[smokeSeat, ...otherSeats].map(journeysAt)]
    : [
        { ...mainSeat, grepInvert: slow },
        { ...journeysAt(smokeSeat), grep: /@smoke/ },
      ],
  use: {
    actionTimeout: 10_000,
    timezoneId: 'Asia/Shanghai',
    // Without animations the journeys are faster.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      args: chromiumArgs,
      ...(process.env.PW_CHROMIUM && { executablePath: process.env.PW_CHROMIUM }),
    },
  },
})
