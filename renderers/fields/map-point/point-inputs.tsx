import { Flex } from 'antd'
import type { ReactNode } from 'react'
import { type FieldProps, useText } from '#runtime'
import { ParsedInput } from '../../shared/parsed-input.tsx'
import css from './map-point.module.css'
import { degreesOf, type MapPoint, parseDegrees } from './point.ts'

type PointInputsProps = FieldProps<object, MapPoint> & {
  /** Button after the inputs. */
  children: ReactNode
}

/** Inputs for the longitude and the latitude of a point. */
export function PointInputs({ id, value, onChange, children, ...state }: PointInputsProps) {
  const t = useText()
  const [lng, lat] = [degreesOf(value, 'lng'), degreesOf(value, 'lat')]
  const give = (half: Partial<MapPoint>) => {
    const next = { lng, lat, ...half }
    // While only one coordinate has a value, the other coordinate is NaN.
    const isEmpty = [next.lng, next.lat].every((degrees) => degrees === undefined || Number.isNaN(degrees))
    const isEmptied = Object.values(half).some((degrees) => degrees === undefined)
    onChange(isEmpty && isEmptied ? undefined : { lng: next.lng ?? Number.NaN, lat: next.lat ?? Number.NaN })
  }
  const input = { ...state, format: String, suffix: '°' }
  return (
    <Flex wrap gap={8} className={css.numbers}>
      <ParsedInput
        {...input}
        id={id}
        value={lng}
        onChange={(degrees) => give({ lng: degrees as number })}
        parse={(text) => parseDegrees('lng', text)}
        label={t('Longitude')}
        placeholder={t('Longitude')}
      />
      <ParsedInput
        {...input}
        value={lat}
        onChange={(degrees) => give({ lat: degrees as number })}
        parse={(text) => parseDegrees('lat', text)}
        label={t('Latitude')}
        placeholder={t('Latitude')}
      />
      {children}
    </Flex>
  )
}
