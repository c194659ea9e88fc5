import { Button } from 'antd'
import { businessDay, type DraftStore, type FormEngine, observer, useRuntime, useText } from '#runtime'
import { hourText, timeText } from '../api-time.ts'
import frame from '../form-frame.module.css'
import css from './draft.module.css'

interface DraftStatusProps {
  engine: FormEngine
  store: DraftStore
  save: () => Promise<boolean>
  /** True if drafts are saved automatically. The save button then appears only after a failed save. */
  isAutomatic?: boolean
}

/** Status of the draft, with the time of the last save. */
export const DraftStatus = observer(({ engine, store, save, isAutomatic = false }: DraftStatusProps) => {
  const t = useText()
  const { status, problem, isRetryable } = store.state.value
  const isFailed = status === 'failed'
  const isSaving = status === 'saving'
  const saved = useSavedText(store, isAutomatic)
  const isUnsaved = engine.isDirty.value && !store.isSaved()
  const failed = t('The draft was not saved: {{problem}}', { problem: problem ?? '' })
  return (
    <div className={css.status}>
      {(!isAutomatic || isFailed) && (
        <Button onClick={() => void save()} loading={isSaving} aria-busy={isSaving}>
          {isFailed ? t('Save draft again') : t('Save draft')}
        </Button>
      )}
      {/* An automatic save is not announced each time. */}
      <span
        className={frame.quiet}
        role={isAutomatic && !isFailed ? undefined : 'status'}
        data-bad={isFailed}
      >
        {isFailed ? failed : saved}
        {isFailed && isAutomatic && isRetryable && ` ${t('It is retried automatically.')}`}
        {!isFailed && !isAutomatic && isUnsaved && saved !== '' && ` · ${t('changed since')}`}
      </span>
    </div>
  )
})

/** Text with the time of the last save; the short form omits today's date. */
function useSavedText({ state }: DraftStore, isShort: boolean): string {
  const t = useText()
  const { businessTz } = useRuntime()
  const { savedTime } = state.value
  if (savedTime === undefined) return ''
  if (!isShort) return t('Draft saved at {{time}}', { time: timeText(savedTime) })
  const isToday = savedTime.startsWith(businessDay(businessTz))
  return t('Draft saved {{time}}', { time: isToday ? hourText(savedTime) : timeText(savedTime) })
}
