import { useQuery } from '@tanstack/react-query'
import { loadChunk } from '#runtime'

/** Browser and operating system of a device. Unknown properties are undefined. */
export interface Device {
  browser: string | undefined
  system: string | undefined
  isHandheld: boolean
}

const UNKNOWN: Device = { browser: undefined, system: undefined, isHandheld: false }

const formatName = ({ name, version }: { name?: string; version?: string }, parts: number) =>
  name && [name, version?.split('.').slice(0, parts).join('.')].filter(Boolean).join(' ')

/** Loads the parser of user agents. Returns a function that describes a device and never throws. */
async function loadReader(): Promise<(userAgent: unknown) => Device> {
  const { default: bowser } = await loadChunk(() => import('bowser'))
  return (userAgent) => {
    if (typeof userAgent !== 'string' || userAgent === '') return UNKNOWN
    try {
      const { browser, os, platform } = bowser.parse(userAgent)
      return {
        browser: formatName(browser, 1),
        system: os.versionName ? [os.name, os.versionName].join(' ') : formatName(os, 2),
        isHandheld: platform.type === 'mobile' || platform.type === 'tablet',
      }
    } catch {
      return UNKNOWN
    }
  }
}

/**
 * Parses user agents. Undefined while the parser is loading. If the parser fails to load, all properties of a
 * device are unknown.
 */
export function useDeviceReader(): ((userAgent: unknown) => Device) | undefined {
  const { data, isError } = useQuery({
    queryKey: ['user-agent-reader'],
    queryFn: loadReader,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return isError ? () => UNKNOWN : data
}
