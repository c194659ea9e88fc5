import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/**
 * Installed browsers, in order of preference. The headless shell renders the same pages, and journeys take a
 * quarter less time.
 */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]

/**
 * Features that Playwright disables. They are repeated here, because our list of features replaces
 * Playwright's.
 */
const PLAYWRIGHT_DISABLES = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
]

/** Invisible pages of the address bar. Loading them takes half a second of CPU time per window. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** Flags for a browser that talks to loopback only; the sandbox needs a user other than root. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...PLAYWRIGHT_DISABLES, ...ADDRESS_BAR].join()}`,
]

function findChromium(): string | undefined {
  return [process.env.PW_CHROMIUM, ...INSTALLED, chromium.executablePath()].find(
    (file) => file && existsSync(file),
  )
}

/** Returns the path of Chromium: PW_CHROMIUM, the system's, or Playwright's own, installed if missing. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  const install = [
    'npx playwright install chromium',
    'apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell fonts-noto-cjk',
    'apt-get install -y --no-install-recommends chromium fonts-noto-cjk',
  ]
  for (const command of install) {
    console.log(`No Chromium here: ${command}`)
    spawnSync(command, { shell: true, stdio: 'inherit' })
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error('The journeys need Chromium: install it, or name one in PW_CHROMIUM.')
}
