import { type BranchState, observer, useText } from '#runtime'
import css from './form.module.css'

/** How many inputs in a closed group or behind a tab show something wrong. */
export const WrongCount = observer(({ branch }: { branch: BranchState }) => {
  const t = useText()
  const count = branch.wrong.value
  if (count === 0) return null
  return (
    <span className={css.wrong} role="img" aria-label={t('Fields with errors: {{count}}', { count })}>
      {count}
    </span>
  )
})
