import { Button } from 'antd'
import { businessDay, type DraftStore, type FormEngine, observer, useRuntime, useText } from '#runtime'
import { hourText, timeText } from '../api-time.ts'
import frame from '../form-frame.module.css'
import css from './draft.module.css'

interface DraftStatusProps {
  engine: FormEngine
  store: DraftStore
  save: () => Promise<boolean>
  /**
   * True if drafts are saved automatically. With automatic saving, the save button appears only after a save
   * has failed.
   */
  isAutomatic?: boolean
}

/** Shows the status of the draft, and the time of the last save. */
export const DraftStatus = observer(({ engine, store, save, isAutomatic = false }: DraftStatusProps) => {
  const t = useText()
  const { status, problem, isRetryable } = store.state.value
  const isFailed = status === 'failed'
  const isSaving = status === 'saving'
  const saved = useSavedText(store, isAutomatic)
  const isUnsaved = engine.isDirty.value && !store.isSaved()
  const failed = t("The draft wasn't saved: {{problem}}", { problem: problem ?? '' })
  return (
    <div className={css.status}>
      {(!isAutomatic || isFailed) && (
        <Button onClick={() => void save()} loading={isSaving} aria-busy={isSaving}>
          {isFailed ? t('Save draft again') : t('Save draft')}
        </Button>
      )}
      {/* Screen readers don't announce automatic saves, because there are too many of them. */}
      <span
        className={frame.quiet}
        role={isAutomatic && !isFailed ? undefined : 'status'}
        data-bad={isFailed}
      >
        {isFailed ? failed : saved}
        {isFailed && isAutomatic && isRetryable && ` ${t('Retrying automatically.')}`}
        {!isFailed && !isAutomatic && isUnsaved && saved !== '' && ` · ${t('changed since')}`}
      </span>
    </div>
  )
})

/**
 * Returns a text with the time of the last save. If `isShort`, the text contains the date only if the save
 * wasn't today.
 */
function useSavedText({ state }: DraftStore, isShort: boolean): string {
  const t = useText()
  const { businessTz } = useRuntime()
  const { savedTime } = state.value
  if (savedTime === undefined) return ''
  if (!isShort) return t('Draft saved at {{time}}', { time: timeText(savedTime) })
  const isToday = savedTime.startsWith(businessDay(businessTz))
  return t('Draft saved {{time}}', { time: isToday ? hourText(savedTime) : timeText(savedTime) })
}
