import { Switch } from 'antd'
import { useEffect, useId, useRef, useState } from 'react'
import { useText } from '#runtime'
import { MOBILE, useMedia } from '../../shared/use-media.ts'
import { createMergeView } from './merge-view.ts'
import css from './page-compare.module.css'

interface TextComparisonProps {
  before: string
  after: string
  /** Names of the two versions. */
  names: { before: string; after: string }
}

/** Shows the texts of two versions side by side. On a phone, shows both versions as one text. */
export function TextComparison({ before, after, names }: TextComparisonProps) {
  const t = useText()
  const [titleId, switchId] = [useId(), useId()]
  const isUnified = useMedia(MOBILE)
  const [isShort, setShort] = useState(true)
  const container = useRef<HTMLElement>(null)
  const folded = t('$ unchanged lines')
  useEffect(() => {
    if (!container.current) return
    const view = createMergeView({
      parent: container.current,
      before: { text: before, label: names.before },
      after: { text: after, label: names.after },
      isUnified,
      isShort,
      phrases: { '$ unchanged lines': folded },
    })
    return () => view.destroy()
  }, [before, after, names.before, names.after, isUnified, isShort, folded])
  return (
    <div>
      <div className={css.heading}>
        <h2 className={css.title} id={titleId}>
          {t('Page as text')}
        </h2>
        <label className={css.switch} htmlFor={switchId}>
          <Switch id={switchId} size="small" checked={isShort} onChange={setShort} />
          {t('Only differences')}
        </label>
      </div>
      <div className={css.names} data-unified={isUnified}>
        <span data-side="before">{names.before}</span>
        <span data-side="after">{names.after}</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the focused region */}
      <section className={css.texts} ref={container} aria-labelledby={titleId} tabIndex={0} />
    </div>
  )
}
