import { useText } from '#runtime'
import type { Device } from './device.ts'

/** Name of a device, "Chrome 141 · Windows 10". Undefined for one that is not parsed yet. */
export function useDeviceName(): (device: Device | undefined) => string {
  const text = useText()
  return (device) => {
    if (device === undefined) return '…'
    const parts = [device.browser, device.system].filter(Boolean)
    return parts.length > 0 ? parts.join(' · ') : text('Unknown browser')
  }
}
