import { useQuery } from '@tanstack/react-query'

/** What a browser says of itself, in words; an unknown part is left out. */
export interface Device {
  browser: string | undefined
  system: string | undefined
  isHandheld: boolean
}

const UNKNOWN: Device = { browser: undefined, system: undefined, isHandheld: false }

const wordsOf = ({ name, version }: { name?: string; version?: string }, parts: number) =>
  name && [name, version?.split('.').slice(0, parts).join('.')].filter(Boolean).join(' ')

/** Loads what reads user agents, and gives a reader of them; whatever stands in one, it never throws. */
async function loadReader(): Promise<(userAgent: unknown) => Device> {
  const { default: bowser } = await import('bowser')
  return (userAgent) => {
    if (typeof userAgent !== 'string' || userAgent === '') return UNKNOWN
    try {
      const { browser, os, platform } = bowser.parse(userAgent)
      return {
        browser: wordsOf(browser, 1),
        system: os.versionName ? [os.name, os.versionName].join(' ') : wordsOf(os, 2),
        isHandheld: platform.type === 'mobile' || platform.type === 'tablet',
      }
    } catch {
      return UNKNOWN
    }
  }
}

/** Reads user agents; undefined until it can, all unknown where the code for it cannot be had. */
export function useDeviceReader(): ((userAgent: unknown) => Device) | undefined {
  const { data, isError } = useQuery({
    queryKey: ['user-agent-reader'],
    queryFn: loadReader,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return isError ? () => UNKNOWN : data
}
