import { useText } from '#runtime'
import type { Device } from './device.ts'

/**
 * Returns a function that names a device, such as "Chrome 141 · Windows 10". A device that isn't parsed yet
 * is undefined, and its name is "…".
 */
export function useDeviceName(): (device: Device | undefined) => string {
  const text = useText()
  return (device) => {
    if (device === undefined) return '…'
    const parts = [device.browser, device.system].filter(Boolean)
    return parts.length > 0 ? parts.join(' · ') : text('Unknown browser')
  }
}
