import { type FieldArgs, type FieldViewArgs, useText } from '#runtime'
import { NumberView } from '../../shared/field-view.tsx'
import { ParsedInput } from '../../shared/parsed-input.tsx'
import { parsePercent, percentText } from './percent.ts'
import type { RateFieldProps } from './schema.ts'

const WHOLE_PPM = 1_000_000

export function Component({ value, props, placeholder, ...rest }: FieldArgs<RateFieldProps, number>) {
  const t = useText()
  const { minPpm = 0, maxPpm = WHOLE_PPM } = props
  const words = placeholder ?? props.placeholder
  const parse = (text: string) => {
    const ppm = parsePercent(text)
    return ppm !== undefined && ppm >= minPpm && ppm <= maxPpm ? ppm : undefined
  }
  return (
    <ParsedInput
      {...rest}
      value={typeof value === 'number' ? value : undefined}
      parse={parse}
      format={percentText}
      placeholder={words && t(words)}
      suffix="%"
    />
  )
}

export const View = ({ value }: FieldViewArgs<RateFieldProps, number>) => (
  <NumberView
    value={value}
    format={(ppm) => (Number.isSafeInteger(ppm) ? `${percentText(ppm)}%` : String(ppm))}
  />
)
