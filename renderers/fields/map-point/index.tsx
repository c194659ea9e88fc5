import { connect, mapReadPretty } from '@formily/react'
import { Button } from 'antd'
import { useCallback, useMemo, useState } from 'react'
import { defineField, type FieldProps, type FieldStory, useRuntime, useText } from '#runtime'
import { FieldNote } from '../../shared/field-note.tsx'
import { TextView } from '../../shared/field-view.tsx'
import { labelIdOf } from '../../shared/label-id.ts'
import type { Outline } from '../../shared/outlines/outlines.ts'
import { nameOf, provinceByCode } from '../../shared/outlines/provinces.ts'
import { RetryNote } from '../../shared/retry-note.tsx'
import css from './map-point.module.css'
import { OutsideNote } from './outside-note.tsx'
import { type MapPoint, pointOf } from './point.ts'
import { PointInputs } from './point-inputs.tsx'
import type { MapPointFieldProps } from './schema.ts'
import { useMap } from './use-map.ts'
import { regionWithout, useRegionOutline, useVisibleOutlines } from './use-region-outlines.ts'
import { useTiles } from './use-tiles.ts'

export { MapPointFieldProps } from './schema.ts'

type Args = FieldProps<MapPointFieldProps, MapPoint>

function Component({ region: code, ...field }: Args) {
  const t = useText()
  const { id, value, onChange, disabled } = field
  const point = pointOf(value)
  const known = useRegionOutline(code)
  const { outlines, onView } = useVisibleOutlines(code, known.outlines)
  const [hasTileError, setTileError] = useState(false)
  const tiles = useTiles()
  const nameOfOutline = useOutlineName()
  const { container, middle, zoomToRegion } = useMap({
    point,
    onMove: onChange,
    disabled,
    tiles,
    outlines: useMemo(() => [...known.outlines, ...outlines], [known.outlines, outlines]),
    region: known.region,
    nameOf: nameOfOutline,
    onView,
    onTileError: () => setTileError(true),
  })
  const moveToCenter = () => {
    const center = middle()
    if (center) onChange(center)
  }
  return (
    <fieldset className={css.field} aria-labelledby={labelIdOf(id)}>
      <PointInputs {...field}>
        <Button onClick={moveToCenter} disabled={disabled}>
          {t('Use the map center')}
        </Button>
      </PointInputs>
      <OutsideNote
        region={regionWithout(known, point)}
        point={point}
        nameOf={nameOfOutline}
        disabled={disabled}
        onChooseAgain={zoomToRegion}
      />
      <div className={css.frame}>
        <section className={css.map} ref={container} aria-label={t('Map')} />
        <small className={css.credit}>
          {tiles && `${tiles.attribution} · `}
          {t('Outlines: {{source}}', { source: 'Apache ECharts' })}
        </small>
        <div className={css.problems}>
          {known.hasFailed && (
            <RetryNote
              text={t("Outlines of the map couldn't be loaded. You can still enter the coordinates.")}
              retry={known.retry}
            />
          )}
          {hasTileError && <FieldNote tone="warning">{t("Parts of the map couldn't be loaded.")}</FieldNote>}
        </div>
      </div>
      <span className={css.hint}>
        {t('Click the map or drag the marker. Arrow keys move it, with Shift in small steps.')}
      </span>
    </fieldset>
  )
}

/** Returns a function that names a region: a province in the user's language, a city in Chinese. */
function useOutlineName() {
  const { locale } = useRuntime()
  return useCallback(
    ({ id, properties }: Outline) => {
      const province = provinceByCode(String(id))
      return province ? nameOf(province, locale) : properties.name
    },
    [locale],
  )
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
  { name: 'A shop in its region', value: { lng: 120.1536, lat: 30.2874 }, props: { region: '330106' } },
  { name: 'Outside the region', value: { lng: 121.4737, lat: 31.2304 }, props: { region: '3301' } },
  { name: 'Disabled', value: { lng: 120.1536, lat: 30.2874 }, disabled: true },
]
