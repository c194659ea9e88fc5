import { DownOutlined } from '@ant-design/icons'
import { type ReactNode, useId } from 'react'
import { type GroupState, observer, useInspectMark, useText } from '#runtime'
import { usePrinting } from '../print/printing.ts'
import { ErrorCount } from './error-count.tsx'
import css from './form.module.css'
import { useUrlParam } from './use-url-param.ts'

const OPEN = 'open'

/**
 * Draws inputs under a heading. The user can collapse a group that has the setting `collapsed`. In print, all
 * groups are expanded.
 */
export const GroupNode = observer(({ group, children }: { group: GroupState; children: ReactNode }) => {
  const t = useText()
  const mark = useInspectMark()
  const id = useId()
  const isPrinting = usePrinting()
  const setParam = useUrlParam({
    name: `group-${group.id}`,
    onChange: (state) => {
      group.isOpen.value = state === null ? group.spec.collapsed !== true : state === OPEN
    },
  })
  if (!group.shown.value) return null
  const { title, collapsed } = group.spec
  const isOpen = group.isOpen.value
  if (title === undefined)
    return (
      <div className={css.wide} {...mark(group.at)}>
        {children}
      </div>
    )
  const toggle = () => {
    group.isOpen.value = !isOpen
    setParam(isOpen ? 'closed' : OPEN, { replace: true })
  }
  return (
    <section className={css.wide} aria-labelledby={id} {...mark(group.at)}>
      <h2 className={css.heading} id={id}>
        {collapsed === undefined ? (
          t(title)
        ) : (
          <button type="button" className={css.toggle} aria-expanded={isOpen} onClick={toggle}>
            <DownOutlined className={css.arrow} aria-hidden data-open={isOpen} />
            {t(title)}
            {!isOpen && <ErrorCount branch={group} />}
          </button>
        )}
      </h2>
      {(isOpen || collapsed === undefined || isPrinting) && children}
    </section>
  )
})
