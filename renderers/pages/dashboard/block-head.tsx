import { RightOutlined } from '@ant-design/icons'
import { useRuntime, useText } from '#runtime'
import { Anchor } from '../../shared/row-detail.tsx'
import css from './dashboard.module.css'

interface BlockHeadProps {
  /** Absent where what is drawn has its own. */
  title?: string
  /** Where the whole of it is; absent where the user may not go there. */
  to: string | undefined
}

/** The title of a block, and the way to all of what it shows a part of. */
export function BlockHead({ title, to }: BlockHeadProps) {
  const t = useText()
  const { navigation } = useRuntime()
  return (
    <div className={css.blockHead}>
      {title === undefined ? (
        <span />
      ) : (
        <h2 className={css.name} title={title}>
          {title}
        </h2>
      )}
      {to !== undefined && (
        <Anchor href={to} follow={() => navigation.navigate(to)}>
          {t('Show all')} <RightOutlined aria-hidden className={css.arrow} />
        </Anchor>
      )}
    </div>
  )
}
