import type { ApplicationStep, RequestedChannel, ShopApplication } from '#schemas'
import type { LocalizedText } from '../../platform/http/locale.ts'
import { readAccount, readLicence } from './application-documents.ts'
import { messages } from './errors.ts'
import { createFields, type Fields, isCalendarDay } from './fields.ts'

/** Maximum fee rate in ppm: 10 %. */
const HIGHEST_RATE = 100_000

/**
 * Validates the selected channels. No channel may be selected twice. Each channel needs a rate, and a start
 * date that isn't before today.
 */
function readChannels(
  fields: Fields,
  wishes: readonly RequestedChannel[] = [],
  today: string,
): RequestedChannel[] {
  if (wishes.length === 0) fields.addError('channels', messages.noChannel)
  const seen = new Set<string>()
  return wishes.map(({ channelCode, ratePpm, effectiveDate }, index) => {
    const at = (name: keyof RequestedChannel) => `channels[${index}].${name}`
    const code = channelCode.trim()
    const day = effectiveDate.trim()
    if (code === '') fields.addError(at('channelCode'), messages.required)
    else if (seen.has(code)) fields.addError(at('channelCode'), messages.twice)
    seen.add(code)
    if (ratePpm < 0 || ratePpm > HIGHEST_RATE) fields.addError(at('ratePpm'), messages.rate)
    if (day === '') fields.addError(at('effectiveDate'), messages.required)
    else if (!isCalendarDay(day)) fields.addError(at('effectiveDate'), messages.day)
    else if (day < today) fields.addError(at('effectiveDate'), messages.past)
    return { channelCode: code, ratePpm, effectiveDate: day }
  })
}

/**
 * Reads the receivers of the ledger rule. Returns an empty list if the shop is to have no rule, and undefined
 * if the application has no entry `receivers`.
 */
function readReceivers(fields: Fields, { hasLedgerRule, receivers }: Partial<ShopApplication>) {
  if (hasLedgerRule == null) return undefined
  if (!hasLedgerRule) return []
  if (!receivers?.length) fields.addError('receivers', messages.noReceiver)
  return receivers ?? []
}

const CODE = /^[A-Z0-9][A-Z0-9-]{1,31}$/
const REGION = /^\d{6}$/
const TYPES = ['DIRECT', 'FRANCHISE'] as const
const OWNERS = ['PERSON', 'COMPANY'] as const
/** Factor for rounding degrees to six decimals, a precision of about 0.1 m. */
const MICRO = 1e6

/** Validated shop application. Texts are trimmed, and numbers have the format in which they are stored. */
export type Application = ReturnType<typeof readApplication>

function readBasics(fields: Fields, typed: Partial<ShopApplication>) {
  return {
    code: fields.matching('shopCode', CODE, messages.code),
    name: fields.text('shopName'),
    brandId: fields.text('brandId'),
    type: fields.oneOf('type', TYPES),
    ownGroupTag: fields.optional('ownGroupTag'),
    contact: fields.text('contact'),
    mobile: fields.mobile('mobile'),
    owner: typed.isNewBoss ? readOwner(fields) : { id: fields.text('bossId') },
  }
}

/** Validates the owner of a shop. A person has an id card number, and a company has a licence number. */
function readOwner(fields: Fields) {
  const kind = fields.oneOf('bossKind', OWNERS)
  return {
    kind,
    name: fields.text('bossName'),
    mobile: fields.mobile('bossMobile'),
    idNo: kind === 'COMPANY' ? fields.licenceNo('bossIdNo') : fields.idCard('bossIdNo'),
  }
}

const toMicro = (degrees: number): number => Math.round(degrees * MICRO) / MICRO

function readPoint(fields: Fields, { point }: Partial<ShopApplication>) {
  const { lng = null, lat = null } = point ?? {}
  if (lng === null && lat === null) return { lng, lat }
  if (lng === null || lat === null) {
    fields.addError('point', messages.halfPoint)
    return { lng: null, lat: null }
  }
  if (Math.abs(lng) > 180 || Math.abs(lat) > 90) fields.addError('point', messages.point)
  return { lng: toMicro(lng), lat: toMicro(lat) }
}

function readLocation(fields: Fields, typed: Partial<ShopApplication>) {
  return {
    regionCode: fields.matching('regionCode', REGION, messages.region),
    address: fields.text('address'),
    businessHours: fields.optional('businessHours'),
    ...readPoint(fields, typed),
  }
}

interface ReadOptions {
  /** The current day in business time. */
  today: string
  refuse: (fields: Record<string, LocalizedText>) => Error
}

type ReadStep = (fields: Fields, typed: Partial<ShopApplication>, today: string) => Partial<Application>

/** For each step of the wizard, the function that reads its inputs. */
const readers = {
  basics: readBasics,
  location: readLocation,
  licence: (fields: Fields, typed: Partial<ShopApplication>, today: string) => ({
    licence: readLicence(fields, typed, today),
  }),
  account: (fields: Fields) => ({ account: readAccount(fields) }),
  channels: (fields: Fields, typed: Partial<ShopApplication>, today: string) => ({
    channels: readChannels(fields, typed.channels, today),
    receivers: readReceivers(fields, typed),
  }),
} satisfies Record<ApplicationStep, unknown>

/**
 * Validates a shop application without reading the database. Throws one error with the messages of all
 * invalid fields.
 */
export function readApplication(typed: ShopApplication, options: ReadOptions) {
  const { today } = options
  return readFields(typed, options, (fields) => ({
    ...readers.basics(fields, typed),
    ...readers.location(fields, typed),
    ...readers.licence(fields, typed, today),
    ...readers.account(fields),
    ...readers.channels(fields, typed, today),
  }))
}

/** Validates the inputs of one step with the same rules as the whole application. */
export function readApplicationStep(
  step: ApplicationStep,
  typed: Partial<ShopApplication>,
  options: ReadOptions,
): Partial<Application> {
  const read: ReadStep = readers[step]
  return readFields(typed, options, (fields) => read(fields, typed, options.today))
}

function readFields<Read>(
  typed: Partial<ShopApplication>,
  { refuse }: ReadOptions,
  read: (fields: Fields) => Read,
): Read {
  const fields = createFields(typed)
  const application = read(fields)
  const found = fields.found()
  if (Object.keys(found).length > 0) throw refuse(found)
  return application
}
