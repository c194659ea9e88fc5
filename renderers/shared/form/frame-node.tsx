import { type FrameState, observer, useInspectMark, useText } from '#runtime'
import { LazyFrame } from '../frame/lazy-frame.tsx'
import css from './form.module.css'

/** Draws a frame with another application, between the inputs of a form. */
export const FrameNode = observer(({ frame }: { frame: FrameState }) => {
  const t = useText()
  const mark = useInspectMark()
  if (!frame.shown.value) return null
  const { title, height } = frame.spec
  return (
    <section className={css.text} {...mark(frame.at)}>
      <h2 className={css.heading}>{t(title)}</h2>
      <LazyFrame title={t(title)} address={frame.address.value} height={height} />
    </section>
  )
})
