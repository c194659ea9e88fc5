import { BlockList, isIPv6 } from 'node:net'

const V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/3',
]
/** Reserved ranges of IPv6, including those whose addresses contain an IPv4 address. */
const V6 = ['::/96', '::ffff:0:0/96', '64:ff9b::/96', '2002::/16', 'fc00::/7', 'fe80::/10', 'ff00::/8']

function listOf(family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits = ''] = range.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}

// Each family has its own list, since Node also compares IPv4 addresses with IPv6 ranges.
const v4 = listOf('ipv4', V4)
const v6 = listOf('ipv6', V6)

/** True if an address belongs to this machine or to a private network, or if it is reserved. */
export const isPrivateAddress = (address: string): boolean =>
  isIPv6(address) ? v6.check(address, 'ipv6') : v4.check(address, 'ipv4')
