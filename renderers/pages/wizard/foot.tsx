import { observer } from '@formily/react'
import { Button } from 'antd'
import { type DraftKeeper, useAccess, useOverlay, useText, type WizardState } from '#runtime'
import type { Submit } from '#schemas'
import { timeText } from './time-text.ts'
import css from './wizard.module.css'

interface FootProps {
  wizard: WizardState
  submit: Submit
  isSending: boolean
}

/** Back, on, and the draft; it stays in view however long the step is. */
export function Foot({ wizard, submit, isSending }: FootProps) {
  const t = useText()
  const overlay = useOverlay()
  const { previous, next, go, isBusy, keeper } = wizard
  return (
    <footer className={css.foot}>
      {keeper && <DraftStatus wizard={wizard} keeper={keeper} />}
      <div className={css.buttons}>
        {overlay && <Button onClick={overlay.ask}>{t('Cancel')}</Button>}
        {previous !== undefined && <Button onClick={() => void go(previous)}>{t('Previous step')}</Button>}
        {next === undefined ? (
          <SubmitButton submit={submit} isSending={isSending} />
        ) : (
          <Button type="primary" htmlType="submit" loading={isBusy} aria-busy={isBusy}>
            {t('Next step')}
          </Button>
        )}
      </div>
    </footer>
  )
}

function SubmitButton({ submit, isSending }: Omit<FootProps, 'wizard'>) {
  const t = useText()
  const { has } = useAccess()
  if (submit.requires !== undefined && !has(submit.requires)) return null
  return (
    <Button type="primary" htmlType="submit" loading={isSending} aria-busy={isSending}>
      {t(submit.label ?? 'Submit')}
    </Button>
  )
}

/** Whether what was typed is kept, and since when. */
const DraftStatus = observer(({ wizard, keeper }: { wizard: WizardState; keeper: DraftKeeper }) => {
  const t = useText()
  const { status, savedTime, problem } = keeper.state.value
  const isSaving = status === 'saving'
  const isUnsaved = wizard.engine.isDirty.value && !keeper.isSaved()
  const saved = savedTime === undefined ? '' : t('Draft saved at {{time}}', { time: timeText(savedTime) })
  return (
    <div className={css.draftStatus}>
      <Button onClick={() => void wizard.saveDraft()} loading={isSaving} aria-busy={isSaving}>
        {status === 'failed' ? t('Save the draft again') : t('Save draft')}
      </Button>
      <span className={css.quiet} role="status" data-bad={status === 'failed'}>
        {status === 'failed' ? t('The draft was not saved: {{problem}}', { problem: problem ?? '' }) : saved}
        {status !== 'failed' && isUnsaved && savedTime !== undefined && ` · ${t('changed since')}`}
      </span>
    </div>
  )
})
