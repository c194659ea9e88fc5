import { Button } from 'antd'
import { useAccess, useOverlay, useText, type WizardState } from '#runtime'
import type { Submit } from '#schemas'
import { DraftStatus } from '../../shared/draft/draft-status.tsx'
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
      {keeper && <DraftStatus engine={wizard.engine} keeper={keeper} save={wizard.saveDraft} />}
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
