import { useText } from '#runtime'
import type { Device } from './device.ts'

/**
 * Returns a function that names a device, such as "Chrome 141 · Windows 10". A device that is not parsed yet
 * is undefined and has the name "…".
 */
export function useDeviceName(): (device: Device | undefined) => string {
  const text = useText()
  return (device) => {
    if (device === undefined) return '…'
    const parts = [device.browser, device.system].filter(Boolean)
    return parts.length > 0 ? parts.join(' · ') : text('Unknown browser')
  }
}
