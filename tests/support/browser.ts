import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/**
 * Paths of browsers that may be installed, in order of preference. The headless shell comes first, because
 * journeys take a quarter less time with it.
 */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]

/**
 * Browser features that Playwright disables. Our list must contain these features too, because it replaces
 * Playwright's list.
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

/**
 * Browser features that load invisible pages for the address bar. These pages take half a second of CPU time
 * for each window.
 */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/**
 * Flags for a browser that connects only to this machine. Root can't use Chromium's sandbox, so the sandbox
 * is off for root.
 */
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

/**
 * Returns the path of Chromium: the path in PW_CHROMIUM, or else the Chromium of the system, or else that of
 * Playwright. Installs Chromium if there is none.
 */
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
