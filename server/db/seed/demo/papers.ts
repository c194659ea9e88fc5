import { banks } from '../data/banks.ts'
import { channels, type SeedChannel } from '../data/channels.ts'
import type { DemoOwner } from './owners.ts'
import type { DemoShop } from './shops.ts'

/** Shop with its owner, from which licences, accounts and merchants are generated. */
export interface OwnedShop {
  shop: DemoShop
  owner: DemoOwner
  /** Index in the list of shops. */
  index: number
}

/** Shop as a merchant of one channel. */
export interface DemoMerchant extends OwnedShop {
  channel: SeedChannel
  /** Index in the list of all merchants. */
  number: number
}

/** Onboarding step. */
export interface DemoTransition extends DemoMerchant {
  transition: string
  from: string | null
  to: string
  /** Index of the step within the onboarding of this merchant. */
  step: number
}

const DAY = 86_400_000
const HOUR = 3_600_000
const STEPS = [
  ['create', 'CREATED'],
  ['submit', 'SUBMITTED'],
  ['process', 'PROCESSING'],
  ['succeed', 'SUCCEEDED'],
] as const

const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/** True if a shop has passed onboarding. Shops in review haven't passed onboarding. */
export const isOnboard = ({ shop }: OwnedShop): boolean => shop.status !== 'PENDING_REVIEW'

/** Status of a shop as a merchant. The shop has the same status in all channels. */
export function merchantStatusOf({ shop }: OwnedShop): string {
  if (shop.status === 'PENDING_REVIEW') return 'PENDING'
  return shop.status
}

/** Time of an onboarding step. */
export const stepTime = ({ shop, step }: DemoTransition): number => shop.createTime + step * HOUR

/** Validity of a licence: every third licence has no end date, the others are valid for twenty years. */
export function licenceDates({ shop, index }: OwnedShop): { begin: string; end: string | null } {
  const begin = shop.createTime - (30 + (index % 300)) * DAY
  const end = new Date(begin)
  end.setUTCFullYear(end.getUTCFullYear() + 20)
  return { begin: toDay(begin), end: index % 3 === 0 ? null : toDay(end.getTime()) }
}

/** Unique credit code of a shop. */
export const licenceNoOf = ({ shop, index }: OwnedShop): string =>
  `91${shop.regionCode}MA${String(index + 1).padStart(8, '0')}`

export const bankOf = ({ index }: OwnedShop): string => banks[index % banks.length] as string

/** Creates a merchant for each shop and channel. */
export const makeMerchants = (owned: readonly OwnedShop[]): DemoMerchant[] =>
  owned.flatMap((each) =>
    channels.map((channel, place) => ({ ...each, channel, number: each.index * channels.length + place })),
  )

/** Creates the onboarding steps of each merchant. */
export const makeTransitions = (merchants: readonly DemoMerchant[]): DemoTransition[] =>
  merchants.flatMap((merchant) =>
    STEPS.slice(0, isOnboard(merchant) ? STEPS.length : 1).map(([transition, to], step) => ({
      ...merchant,
      transition,
      from: STEPS[step - 1]?.[1] ?? null,
      to,
      step,
    })),
  )
