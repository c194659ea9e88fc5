import type { Address } from './address-port.ts'

/** The open detail of a list: it stands in the address as `open=<id>`, so that a link shows it and back closes it. */
export interface OpenDetail {
  id: () => string | undefined
  open: (id: string) => void
  close: () => void
}

export function createOpenDetail(address: Address): OpenDetail {
  // An entry of our own making is gone back over when closed, any other is replaced: back must not open it again.
  let isOurEntry = false
  const id = () => new URLSearchParams(address.search()).get('open') || undefined
  const others = () =>
    address
      .search()
      .replace(/^\?/, '')
      .split('&')
      .filter((part) => part !== '' && !new URLSearchParams(part).has('open'))

  return {
    id,
    open: (wanted) => {
      const before = id()
      if (before === wanted) return
      // From one detail to the next is no step to go back over.
      const replace = before !== undefined
      isOurEntry ||= !replace
      address.write(`?${[...others(), `open=${encodeURIComponent(wanted)}`].join('&')}`, { replace })
    },
    close: () => {
      if (id() === undefined) return
      if (isOurEntry && address.back) address.back()
      else address.write(`?${others().join('&')}`, { replace: true })
      isOurEntry = false
    },
  }
}
