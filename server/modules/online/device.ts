import bowser from 'bowser'

const LONGEST = 100

/** Names what a browser says of itself as people know it, "Chrome 141 · Windows 10"; null where it says nothing known. */
export function deviceOf(userAgent: string | null): string | null {
  if (!userAgent) return null
  const { browser, os } = bowser.parse(userAgent)
  const version = browser.version?.split('.')[0]
  const system = os.versionName ?? os.version?.split('.').slice(0, 2).join('.')
  const parts = [wordsOf(browser.name, version), wordsOf(os.name, system)].filter((part) => part !== '')
  return parts.join(' · ').slice(0, LONGEST) || null
}

const wordsOf = (name: string | undefined, version: string | undefined): string =>
  name ? [name, version].filter(Boolean).join(' ') : ''
