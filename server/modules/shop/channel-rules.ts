import type { ShopChannelWish } from '#schemas'
import { type Fields, isCalendarDay } from './fields.ts'
import { words } from './words.ts'

/** Parts per million: 10 %. */
const HIGHEST_RATE = 100_000

/** The channels a shop wants: each once, at a rate, from today or later. */
export function readChannels(
  fields: Fields,
  wishes: readonly ShopChannelWish[],
  today: string,
): ShopChannelWish[] {
  if (wishes.length === 0) fields.blame('channels', words.noChannel)
  const seen = new Set<string>()
  return wishes.map(({ channelCode, ratePpm, effectiveDate }, index) => {
    const at = (name: keyof ShopChannelWish) => `channels[${index}].${name}`
    const code = channelCode.trim()
    const day = effectiveDate.trim()
    if (code === '') fields.blame(at('channelCode'), words.required)
    else if (seen.has(code)) fields.blame(at('channelCode'), words.twice)
    seen.add(code)
    if (ratePpm < 0 || ratePpm > HIGHEST_RATE) fields.blame(at('ratePpm'), words.rate)
    if (day === '') fields.blame(at('effectiveDate'), words.required)
    else if (!isCalendarDay(day)) fields.blame(at('effectiveDate'), words.day)
    else if (day < today) fields.blame(at('effectiveDate'), words.past)
    return { channelCode: code, ratePpm, effectiveDate: day }
  })
}
