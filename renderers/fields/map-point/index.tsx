import { connect, mapReadPretty } from '@formily/react'
import { Button, Flex } from 'antd'
import { useEffect, useRef } from 'react'
import { defineField, type FieldProps, type FieldStory, useText } from '#runtime'
import { strictObject } from '#schemas'
import { TextView } from '../../shared/field-view.tsx'
import { labelIdOf } from '../../shared/label-id.ts'
import { ParsedInput } from '../../shared/parsed-input.tsx'
import { createMap } from './create-map.ts'
import css from './map-point.module.css'
import { degreesOf, type MapPoint, parseDegrees, pointOf } from './point.ts'

export const MapPointFieldProps = strictObject({})
export type MapPointFieldProps = Record<string, never>

type Args = FieldProps<MapPointFieldProps, MapPoint>

function Component({
  id,
  value,
  onChange,
  disabled,
  'aria-invalid': invalid,
  'aria-describedby': describedBy,
}: Args) {
  const t = useText()
  const [lng, lat] = [degreesOf(value, 'lng'), degreesOf(value, 'lat')]
  const { container, middle } = useMap({ point: pointOf(value), onMove: onChange, disabled })
  const give = (half: Partial<MapPoint>) => {
    const next = { lng, lat, ...half }
    // A coordinate without a value is NaN while the other coordinate has a value.
    const isEmpty = [next.lng, next.lat].every((degrees) => degrees === undefined || Number.isNaN(degrees))
    const isEmptied = Object.values(half).some((degrees) => degrees === undefined)
    onChange(isEmpty && isEmptied ? undefined : { lng: next.lng ?? Number.NaN, lat: next.lat ?? Number.NaN })
  }
  const useMapCenter = () => {
    const point = middle()
    if (point) onChange(point)
  }
  const input = { disabled, invalid, describedBy, format: String }
  return (
    <fieldset className={css.field} aria-labelledby={labelIdOf(id)}>
      <Flex wrap gap={8} className={css.numbers}>
        <ParsedInput
          {...input}
          id={id}
          value={lng}
          onChange={(degrees) => give({ lng: degrees as number })}
          parse={(text) => parseDegrees('lng', text)}
          label={t('Longitude')}
          placeholder={t('Longitude')}
          suffix="°"
        />
        <ParsedInput
          {...input}
          value={lat}
          onChange={(degrees) => give({ lat: degrees as number })}
          parse={(text) => parseDegrees('lat', text)}
          label={t('Latitude')}
          placeholder={t('Latitude')}
          suffix="°"
        />
        <Button onClick={useMapCenter} disabled={disabled}>
          {t('Use the map center')}
        </Button>
      </Flex>
      <section className={css.map} ref={container} aria-label={t('Map')} />
      <span className={css.hint}>
        {t('Click the map or drag the marker. Arrow keys move it, with Shift in small steps.')}
      </span>
    </fieldset>
  )
}

interface UseMapArgs {
  point: MapPoint | undefined
  onMove: (point: MapPoint) => void
  disabled: boolean
}

/** Creates the map when its element is mounted, and destroys it when the element is unmounted. */
function useMap({ point, onMove, disabled }: UseMapArgs) {
  const t = useText()
  const container = useRef<HTMLElement>(null)
  const map = useRef<ReturnType<typeof createMap>>(undefined)
  const latest = useRef(onMove)
  useEffect(() => {
    latest.current = onMove
  })
  useEffect(() => {
    if (!container.current) return
    const made = createMap({ parent: container.current, onMove: (next) => latest.current(next) })
    map.current = made
    return () => made.destroy()
  }, [])
  const { lng, lat } = point ?? {}
  useEffect(() => {
    map.current?.show({
      point: lng === undefined || lat === undefined ? undefined : { lng, lat },
      disabled,
      labels: { pin: t('Marker; arrow keys move it'), zoomIn: t('Zoom in'), zoomOut: t('Zoom out') },
    })
  }, [lng, lat, disabled, t])
  return { container, middle: () => map.current?.middle() }
}

function View({ value }: FieldProps<MapPointFieldProps, MapPoint>) {
  const t = useText()
  const point = pointOf(value)
  if (!point) return <TextView value={value} />
  return t('{{lng}}° longitude, {{lat}}° latitude', { ...point })
}

/** Selects a location on a map, or by its degrees. The value is `{lng, lat}` in degrees. */
export const mapPointField = defineField<MapPointFieldProps, MapPoint>({
  name: 'MapPoint',
  title: 'Map location',
  parseErrorText: 'Enter both coordinates, in degrees',
  accepts: ['object'],
  lazy: true,
  Component: connect(Component, mapReadPretty(View)),
})

export const stories: FieldStory<MapPointFieldProps>[] = [
  { name: 'Empty' },
  { name: 'A shop', value: { lng: 120.1536, lat: 30.2874 } },
  { name: 'Disabled', value: { lng: 120.1536, lat: 30.2874 }, disabled: true },
]
