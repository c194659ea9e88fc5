import { useState } from 'react'
import { useText } from '#runtime'
import { FieldNote } from '../../shared/field-note.tsx'
import link from '../../shared/link-button.module.css'
import type { Outline } from '../../shared/outlines/outlines.ts'
import css from './map-point.module.css'
import type { MapPoint } from './point.ts'

interface OutsideNoteProps {
  point: MapPoint
  region: Outline
  regionName: string
  disabled: boolean
  /** Shows the region on the map, so that the user can choose another point. */
  onChooseAgain: () => void
}

/** Points that the user has kept in this browser tab, so that a step that opens again doesn't ask again. */
const keptPoints = new Set<string>()

/** Questions a point outside the region until the user keeps it. */
export function OutsideNote({ point, region, regionName, disabled, onChooseAgain }: OutsideNoteProps) {
  const t = useText()
  const question = `${region.id} ${point.lng} ${point.lat}`
  const [kept, setKept] = useState<string>()
  const keep = () => {
    keptPoints.add(question)
    setKept(question)
  }
  if (kept === question || keptPoints.has(question))
    return <FieldNote>{t('The point outside {{region}} is kept.', { region: regionName })}</FieldNote>
  return (
    <FieldNote tone="warning">
      {t('The point lies outside {{region}}.', { region: regionName })}{' '}
      {!disabled && (
        <>
          <button type="button" className={`${link.link} ${css.action}`} onClick={keep}>
            {t('Keep the point')}
          </button>{' '}
          <button type="button" className={`${link.link} ${css.action}`} onClick={onChooseAgain}>
            {t('Choose again')}
          </button>
        </>
      )}
    </FieldNote>
  )
}
