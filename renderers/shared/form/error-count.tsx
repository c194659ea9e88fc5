import { type BranchState, observer, useText } from '#runtime'
import css from './form.module.css'

/** Number of errors in a collapsed group or behind a tab. */
export const ErrorCount = observer(({ branch }: { branch: BranchState }) => {
  const t = useText()
  const count = branch.errorCount.value
  if (count === 0) return null
  return (
    <span className={css.wrong} role="img" aria-label={t('Fields with errors: {{count}}', { count })}>
      {count}
    </span>
  )
})
