import { useId } from 'react'
import { useSnapshot } from 'valtio'
import css from './layout-picture.module.css'
import styles from './preference-settings.module.css'
import { type Preferences, preferences, setPreference } from './preferences-store.ts'

interface Option<Value> {
  value: Value
  label: string
  picture: Picture
  isDisabled?: boolean
}

interface PictureChoiceProps<Name extends keyof Preferences> {
  name: Name
  title: string
  options: readonly Option<Preferences[Name]>[]
  /** The value that is in effect, if another setting prevents the value that the user selected. */
  shown?: Preferences[Name] | undefined
  /** The reason why some options are disabled. */
  reason?: string | undefined
}

/** A setting with few options, each with a picture. */
export function PictureChoice<Name extends keyof Preferences>(props: PictureChoiceProps<Name>) {
  const { name, title, options, shown, reason } = props
  const chosen: Readonly<Preferences> = useSnapshot(preferences)
  const group = useId()
  const reasonId = `${group}-reason`
  return (
    <fieldset className={styles.group} aria-describedby={reason === undefined ? undefined : reasonId}>
      <legend>{title}</legend>
      <div className={styles.cards}>
        {options.map(({ value, label, picture, isDisabled = false }) => (
          <label key={String(value)} className={styles.card}>
            <input
              type="radio"
              name={group}
              checked={(shown ?? chosen[name]) === value}
              disabled={isDisabled}
              aria-describedby={isDisabled ? reasonId : undefined}
              onChange={() => setPreference(name, value)}
            />
            <LayoutPicture {...picture} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {reason === undefined ? null : (
        <small id={reasonId} className={styles.reason}>
          {reason}
        </small>
      )}
    </fieldset>
  )
}

/** Properties of the small picture that shows a layout. */
interface Picture {
  /** Background of the picture. By default, it follows the appearance of the screen. */
  ground?: 'light' | 'dark'
  menu?: 'dark'
  isTop?: boolean
  /** True if the content is in the centre, with margins on both sides. */
  isNarrow?: boolean
  isCompact?: boolean
}

const ROWS = { default: [26, 34, 42], compact: [22, 27, 32, 37, 42, 47] }

/**
 * A small picture of the screen with menu, header and page. The picture is decorative, because there is a
 * label beside it.
 */
function LayoutPicture({ ground, menu, isTop = false, isNarrow = false, isCompact = false }: Picture) {
  const [left, width] = isTop ? [isNarrow ? 22 : 6, isNarrow ? 52 : 84] : [28, 62]
  return (
    <svg
      className={css.picture}
      data-ground={ground}
      data-menu={menu}
      viewBox="0 0 96 60"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={css.page} width="96" height="60" />
      <rect className={isTop ? css.menu : css.header} width="96" height="12" />
      {isTop ? null : <rect className={css.menu} width="22" height="60" />}
      <circle className={css.accent} cx="7" cy="6" r="2.5" />
      {isTop
        ? [18, 34, 50].map((x) => (
            <rect key={x} className={css.entry} x={x} y="4.5" width="11" height="3" rx="1.5" />
          ))
        : [16, 24, 32].map((y) => (
            <rect key={y} className={css.entry} x="5" y={y} width="12" height="3" rx="1.5" />
          ))}
      <rect className={css.card} x={left} y="17" width={width} height="37" rx="2" />
      {ROWS[isCompact ? 'compact' : 'default'].map((y, index) => (
        <rect
          key={y}
          className={index === 0 ? css.accent : css.line}
          x={left + 5}
          y={y}
          width={index === 0 ? 16 : width - 10}
          height={isCompact ? 2 : 3}
          rx="1"
        />
      ))}
    </svg>
  )
}
