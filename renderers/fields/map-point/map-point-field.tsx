import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { type FieldArgs, type FieldViewArgs, useText } from '#runtime'
import { TextView } from '../../shared/field-view.tsx'
import { labelIdOf } from '../../shared/label-id.ts'
import { ParsedInput } from '../../shared/parsed-input.tsx'
import { createMap } from './create-map.ts'
import css from './map-point.module.css'
import { halfOf, type MapPoint, parseDegrees, pointOf } from './point.ts'
import type { MapPointFieldProps } from './schema.ts'

type Args = FieldArgs<MapPointFieldProps, MapPoint>

export function Component({ id, value, onChange, disabled, invalid, describedBy }: Args) {
  const t = useText()
  const [lng, lat] = [halfOf(value, 'lng'), halfOf(value, 'lat')]
  const { place, middle } = useMap({ point: pointOf(value), onMove: onChange, disabled })
  const give = (half: Partial<MapPoint>) => {
    const next = { lng, lat, ...half }
    // A missing half is NaN, too, as long as the other one stands there.
    const isEmpty = [next.lng, next.lat].every((degrees) => degrees === undefined || Number.isNaN(degrees))
    const isEmptied = Object.values(half).some((degrees) => degrees === undefined)
    onChange(isEmpty && isEmptied ? undefined : { lng: next.lng ?? Number.NaN, lat: next.lat ?? Number.NaN })
  }
  const takeMiddle = () => {
    const point = middle()
    if (point) onChange(point)
  }
  const input = { disabled, invalid, describedBy, format: String }
  return (
    <fieldset className={css.field} aria-labelledby={labelIdOf(id)}>
      <div className={css.numbers}>
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
        <Button onClick={takeMiddle} disabled={disabled}>
          {t('Take the middle of the map')}
        </Button>
      </div>
      <section className={css.map} ref={place} aria-label={t('Map')} />
      <span className={css.hint}>
        {t('Press on the map or drag the point; arrow keys move it, with Shift finely.')}
      </span>
    </fieldset>
  )
}

interface UseMapArgs {
  point: MapPoint | undefined
  onMove: (point: MapPoint) => void
  disabled: boolean
}

/** The map in its place; it lives as long as the place does. */
function useMap({ point, onMove, disabled }: UseMapArgs) {
  const t = useText()
  const place = useRef<HTMLElement>(null)
  const map = useRef<ReturnType<typeof createMap>>(undefined)
  const latest = useRef(onMove)
  useEffect(() => {
    latest.current = onMove
  })
  useEffect(() => {
    if (!place.current) return
    const made = createMap({ parent: place.current, onMove: (next) => latest.current(next) })
    map.current = made
    return () => made.destroy()
  }, [])
  const { lng, lat } = point ?? {}
  useEffect(() => {
    map.current?.show({
      point: lng === undefined || lat === undefined ? undefined : { lng, lat },
      disabled,
      words: { pin: t('The point; arrow keys move it'), zoomIn: t('Zoom in'), zoomOut: t('Zoom out') },
    })
  }, [lng, lat, disabled, t])
  return { place, middle: () => map.current?.middle() }
}

export function View({ value }: FieldViewArgs<MapPointFieldProps, MapPoint>) {
  const t = useText()
  const point = pointOf(value)
  if (!point) return <TextView value={value} />
  return <span className={css.view}>{t('{{lng}}° longitude, {{lat}}° latitude', { ...point })}</span>
}
