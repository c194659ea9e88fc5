import { type BranchState, observer, useText } from '#runtime'
import css from './form.module.css'

/** Shows how many errors a collapsed group or a closed tab contains. */
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
