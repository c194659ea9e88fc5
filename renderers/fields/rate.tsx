import { connect, mapReadPretty } from '@formily/react'
import Type, { type Static } from 'typebox'
import { defineField, type FieldProps, type FieldStory, useText } from '#runtime'
import { strictObject } from '#schemas'
import { NumberView } from '../shared/field-view.tsx'
import { placeholder } from '../shared/own-options/schema.ts'
import { ParsedInput } from '../shared/parsed-input.tsx'

export const RateFieldProps = strictObject({
  minPpm: Type.Optional(Type.Integer({ title: 'Minimum', description: 'In parts per million.', default: 0 })),
  maxPpm: Type.Optional(
    Type.Integer({ title: 'Maximum', description: 'In parts per million.', default: 1_000_000 }),
  ),
  placeholder,
})
export type RateFieldProps = Static<typeof RateFieldProps>

/** Maximum number of decimals of a percentage. One part per million is `0.0001` per cent. */
const DECIMALS = 4
const UNIT = 10n ** BigInt(DECIMALS)

/**
 * Converts parts per million to a text in per cent: `3800` → `0.38`. Doesn't calculate with floating-point
 * numbers.
 */
export function percentText(ppm: number): string {
  if (!Number.isSafeInteger(ppm)) return ''
  const value = BigInt(ppm)
  const absolute = value < 0n ? -value : value
  const rest = (absolute % UNIT).toString().padStart(DECIMALS, '0').replace(/0+$/, '')
  return `${value < 0n ? '-' : ''}${absolute / UNIT}${rest === '' ? '' : `.${rest}`}`
}

/**
 * Parses a percentage such as `0.38` or `0.38%`. Returns parts per million, or undefined for an invalid
 * percentage or too many decimals.
 */
export function parsePercent(text: string): number | undefined {
  const match = /^([+-]?)(\d+)(?:\.(\d{1,4}))?\s*%?$/.exec(text.trim())
  if (!match) return undefined
  const [, sign, whole = '', rest = ''] = match
  const ppm = BigInt(whole) * UNIT + BigInt(rest.padEnd(DECIMALS, '0'))
  const value = Number(sign === '-' ? -ppm : ppm)
  return Number.isSafeInteger(value) ? value + 0 : undefined
}

const WHOLE_PPM = 1_000_000

function Component({
  value,
  placeholder,
  minPpm = 0,
  maxPpm = WHOLE_PPM,
  ...input
}: FieldProps<RateFieldProps, number>) {
  const t = useText()
  const parse = (text: string) => {
    const ppm = parsePercent(text)
    return ppm !== undefined && ppm >= minPpm && ppm <= maxPpm ? ppm : undefined
  }
  return (
    <ParsedInput
      {...input}
      value={typeof value === 'number' ? value : undefined}
      parse={parse}
      format={percentText}
      placeholder={placeholder && t(placeholder)}
      suffix="%"
    />
  )
}

const View = ({ value }: FieldProps<RateFieldProps, number>) => (
  <NumberView
    value={value}
    format={(ppm) => (Number.isSafeInteger(ppm) ? `${percentText(ppm)}%` : String(ppm))}
  />
)

/** Edits a rate. The user types per cent, and the field stores parts per million. */
export const rateField = defineField<RateFieldProps, number>({
  name: 'Rate',
  title: 'Rate',
  accepts: ['integer'],
  supportsReadOnly: true,
  Component: connect(Component, mapReadPretty(View)),
})

export const stories: FieldStory<RateFieldProps>[] = [
  { name: 'Empty', props: { placeholder: 'Fee' } },
  { name: 'A fee', value: 3_800 },
  { name: 'At most 6%', value: 60_000, props: { maxPpm: 60_000 } },
  { name: 'Disabled', value: 3_800, disabled: true },
]
