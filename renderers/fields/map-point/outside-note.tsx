import { useFieldQuestion, useText } from '#runtime'
import { FieldNote } from '../../shared/field-note.tsx'
import link from '../../shared/link-button.module.css'
import type { Outline } from '../../shared/outlines/outlines.ts'
import css from './map-point.module.css'
import type { MapPoint } from './point.ts'

interface OutsideNoteProps {
  /** The region, if the point lies outside it. */
  region: Outline | undefined
  point: MapPoint | undefined
  nameOf: (region: Outline) => string
  disabled: boolean
  /** Shows the region on the map, so that the user can choose another point. */
  onChooseAgain: () => void
}

/** Questions a point outside the region until the user keeps it. */
export function OutsideNote({ region, point, nameOf, disabled, onChooseAgain }: OutsideNoteProps) {
  const t = useText()
  const question = region && point && `${region.id} ${point.lng} ${point.lat}`
  const { isAnswered, answer } = useFieldQuestion(question, t('Keep the point or choose another one'))
  if (!region || !point) return null
  const name = { region: nameOf(region) }
  if (isAnswered) return <FieldNote>{t('The point outside {{region}} is kept.', name)}</FieldNote>
  return (
    <FieldNote tone="warning">
      {t('The point lies outside {{region}}.', name)}{' '}
      {!disabled && (
        <>
          <button type="button" className={`${link.link} ${css.action}`} onClick={answer}>
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
