import { composeId } from '../../snowflake.ts'
import { brands } from '../data/brands.ts'
import { regions } from '../data/departments.ts'
import { cities, englishPlaces, givenNames, type SeedCity, surnames } from '../data/shop-names.ts'
import { childOrgCode } from '../system/departments.ts'
import { seedId } from '../system/seed-id.ts'
import type { Random } from './random.ts'

/** Maximum number of shops. For more shops, there are no department codes. */
export const MAX_SHOPS = regions.length * 1000

/** Demo shop. Each demo shop has its own department, with the code `orgCode`. */
export interface DemoShop {
  id: string
  code: string
  name: string
  brandId: string
  ownGroupTag: string
  type: 'DIRECT' | 'FRANCHISE'
  regionCode: string
  address: string
  contact: string
  mobile: string
  accountNo: string
  status: 'ACTIVE' | 'SUSPENDED' | 'PENDING_REVIEW'
  orgCode: string
  ownerId: string
  /** Millionths of a degree. */
  lng: number
  lat: number
  /** Creation time in milliseconds. */
  createTime: number
  /** Sales relative to those of other shops; 0 for shops in review. */
  weight: number
}

/** Ids of the demo brands in order. */
export const brandIds = brands.map(({ code }) => seedId('brand', code))

const DAY = 86_400_000

const citiesOf = new Map<string, SeedCity[]>(
  regions.map(({ orgCode }) => [orgCode, cities.filter((city) => city.region === orgCode)]),
)

/** Status of a shop: every eleventh is in review, every seventeenth suspended. */
function statusOf(index: number): DemoShop['status'] {
  if (index % 11 === 10) return 'PENDING_REVIEW'
  return index % 17 === 16 ? 'SUSPENDED' : 'ACTIVE'
}

/**
 * Place of a shop with a unique name. If a city has no unused place left, names get a number: 徐家汇店, 徐家汇2店.
 */
function placeOf(index: number) {
  const region = regions[index % regions.length] ?? regions[0]
  const inRegion = Math.floor(index / regions.length)
  const choices = citiesOf.get(region.orgCode) ?? []
  const city = choices[inRegion % choices.length] as SeedCity
  const inCity = Math.floor(inRegion / choices.length)
  const place = city.places[inCity % city.places.length] as string
  const turn = Math.floor(inCity / city.places.length)
  const name = `${city.name}${place}${turn > 0 ? turn + 1 : ''}店`
  return { city, place, name, orgCode: childOrgCode(region.orgCode, inRegion) }
}

function brandOf(index: number): { brand: number; name: (chinese: string, city: SeedCity) => string } {
  if (index % 9 === 7) {
    const number = Math.floor(index / 9)
    const place = englishPlaces[number % englishPlaces.length]
    const turn = Math.floor(number / englishPlaces.length)
    return {
      brand: 2,
      name: (_chinese, city) => `Leaf & Lid ${place}${turn > 0 ? ` ${turn + 1}` : ''}, ${city.nameEn}`,
    }
  }
  const brand = index % 4 === 3 ? 1 : 0
  return { brand, name: (chinese) => `${brands[brand]?.name}·${chinese}` }
}

/** Point near the center of a city. Shops of the same city have different points. */
function pointOf({ point: [lng, lat] }: SeedCity, index: number): Pick<DemoShop, 'lng' | 'lat'> {
  const shift = (step: number) => ((index * step) % 101) - 50
  return { lng: Math.round(lng * 1e6) + shift(37) * 1000, lat: Math.round(lat * 1e6) + shift(59) * 800 }
}

/**
 * Creates the shops. The same count and seed give the same shops. All shops open before the time `before`.
 */
export function makeShops(count: number, before: number, random: Random): DemoShop[] {
  return Array.from({ length: count }, (_, index) => {
    const { city, place, name, orgCode } = placeOf(index)
    const { brand, name: fullName } = brandOf(index)
    const digits = String(index + 1).padStart(4, '0')
    const status = statusOf(index)
    const createTime = before - random.integer(20 * DAY, 400 * DAY)
    const shop = {
      id: composeId(createTime, index),
      code: `S${digits}`,
      name: fullName(name, city),
      brandId: brandIds[brand] as string,
      ownGroupTag: `${city.nameEn.toLowerCase()}-${brands[brand]?.code.toLowerCase()}`,
      type: random.chance(0.6) ? ('FRANCHISE' as const) : ('DIRECT' as const),
      regionCode: city.regionCode,
      address: `${city.name}市${place}${random.integer(1, 299)}号`,
      contact: random.pick([...surnames]) + random.pick(givenNames),
      mobile: `1990001${digits}`,
      accountNo: `620000${String(random.integer(0, 99_999_999)).padStart(8, '0')}0${digits}`,
      status,
      orgCode,
      createTime,
      weight: status === 'PENDING_REVIEW' ? 0 : 1 + 4 * random.next() ** 2,
    }
    return { ...shop, ownerId: ownerIdOf(shop, index), ...pointOf(city, index) }
  })
}

type Owned = Pick<DemoShop, 'type' | 'brandId'>

/**
 * Number of shops that one franchisee owns. Shops that a brand operates itself belong to the company of the
 * brand.
 */
const FRANCHISE_SHOPS = 3

/** Id of the owner of a shop. */
export const ownerIdOf = ({ type, brandId }: Owned, index: number): string =>
  type === 'DIRECT'
    ? seedId('owner', `company/${brandId}`)
    : seedId('owner', `person/${Math.floor(index / FRANCHISE_SHOPS)}`)
