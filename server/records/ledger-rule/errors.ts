import { formatPpm } from '#schemas/money'
import { defineHttpError, HttpError } from '../../platform/http/errors.ts'
import type { LocalizedText } from '../../platform/http/locale.ts'

/** Messages for the fields of a rule. */
export const messages = {
  required: { en: 'Required', zh: '请填写' },
  unknown: { en: 'Not one of the options', zh: '不在可选范围内' },
  day: { en: 'Not a valid date', zh: '日期不正确' },
  order: { en: "Can't be before the start date", zh: '不能早于生效日期' },
  split: { en: 'Enter either a share or a fixed amount', zh: '比例与固定金额须填且只能填一项' },
  whole: { en: 'The shares add up to more than 100%', zh: '分账比例合计不能超过 100%' },
}

/** Ceiling of a channel, with the name of the channel. */
interface NamedCeiling {
  channel: LocalizedText
  ceilingPpm: number
}

/** Message if the sum of the shares is higher than the ceiling of a channel. */
export const sharesAbove = ({ channel, ceilingPpm }: NamedCeiling): LocalizedText => ({
  en: `The shares may add up to ${formatPpm(ceilingPpm)} at most, the ledger ceiling of ${channel.en}`,
  zh: `分账比例合计不能超过 ${formatPpm(ceilingPpm)}（渠道“${channel.zh}”的分账上限）`,
})

/** Another active rule has the same scope, and their periods overlap. */
export const ruleOverlaps = defineHttpError<{ name: string }>('LEDGER_RULE_OVERLAPS', 409, {
  en: ({ name }) => `Active rule “${name}” has the same scope in this period`,
  zh: ({ name }) => `启用中的规则“${name}”适用范围相同，且生效期重叠`,
})

/** The ceiling of an active channel would be lower than the sum of the shares of an active rule. */
export const ceilingBelowRule = defineHttpError<{ name: string; sharePpm: number }>(
  'CHANNEL_CEILING_BELOW_RULE',
  409,
  {
    en: ({ name, sharePpm }) =>
      `The shares of active ledger rule “${name}” add up to ${formatPpm(sharePpm)}, above the ledger ceiling`,
    zh: ({ name, sharePpm }) => `启用中的分账规则“${name}”的比例合计为 ${formatPpm(sharePpm)}，超过分账上限`,
  },
)

/** Income can't be split, since the shares of the rule add up to more than the ceiling of the channel. */
export const splitAboveCeiling = defineHttpError<NamedCeiling & { name: string }>(
  'LEDGER_SPLIT_ABOVE_CEILING',
  409,
  {
    en: ({ name, channel, ceilingPpm }) =>
      `No bills for ${channel.en}: the shares of ledger rule “${name}” are above its ceiling of ${formatPpm(ceilingPpm)}. Change the rule, then generate the bills again.`,
    zh: ({ name, channel, ceilingPpm }) =>
      `渠道“${channel.zh}”未生成账单：分账规则“${name}”的比例合计超过其上限 ${formatPpm(ceilingPpm)}。请修改规则后重新生成。`,
  },
)

export const isSplitAboveCeiling = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.code === 'LEDGER_SPLIT_ABOVE_CEILING'
