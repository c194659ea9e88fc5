import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useId, useState } from 'react'
import { useRuntime, useText, type WizardOpening } from '#runtime'
import type { DraftSummary, WizardPage } from '#schemas'
import { timeText } from './time-text.ts'
import css from './wizard.module.css'

interface DraftChooserProps {
  page: WizardPage
  drafts: readonly DraftSummary[]
  opening: WizardOpening
}

/** What somebody has begun before: one to go on with, or anew. */
export function DraftChooser({ page, drafts, opening }: DraftChooserProps) {
  const t = useText()
  const id = useId()
  return (
    <section className={css.chooser} aria-labelledby={id}>
      <header className={css.chooserHead}>
        <div>
          <h2 className={css.heading} id={id}>
            {t('Go on with a draft?')}
          </h2>
          <p className={css.quiet}>{t('You have begun this before. Only you see your drafts.')}</p>
        </div>
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => opening.open()}>
          {t('Start anew')}
        </Button>
      </header>
      <ul className={css.drafts}>
        {drafts.map((draft) => (
          <DraftRow key={draft.id} page={page} draft={draft} opening={opening} />
        ))}
      </ul>
    </section>
  )
}

interface DraftRowProps {
  page: WizardPage
  draft: DraftSummary
  opening: WizardOpening
}

function DraftRow({ page, draft, opening }: DraftRowProps) {
  const t = useText()
  const { steps, review } = page.wizard
  const { title, step } = draft
  const spec = steps.find(({ id }) => id === step) ?? (step === null ? undefined : review)
  const { remove, isRemoving } = useRemoving(draft, opening)
  return (
    <li className={css.draft}>
      <div className={css.draftFacts}>
        <span className={css.draftTitle}>{title}</span>
        <span className={css.quiet}>
          {spec && <>{t('At the step {{step}}', { step: t(spec.title) })} · </>}
          {t('Saved at {{time}}', { time: timeText(draft.updateTime) })}
        </span>
      </div>
      <Button
        type="text"
        danger
        icon={<DeleteOutlined aria-hidden />}
        loading={isRemoving}
        aria-label={t('Delete the draft {{title}}', { title })}
        title={t('Delete the draft {{title}}', { title })}
        onClick={() => void remove()}
      />
      <Button
        type="primary"
        aria-label={t('Continue with {{title}}', { title })}
        onClick={() => opening.open(draft.id)}
      >
        {t('Continue')}
      </Button>
    </li>
  )
}

/** Deletes a draft after a question; a failure is said, and the draft stays. */
function useRemoving({ id, title }: DraftSummary, opening: WizardOpening) {
  const t = useText()
  const { notify } = useRuntime()
  const [isRemoving, setRemoving] = useState(false)
  const remove = async () => {
    const isSure = await notify.confirm({
      text: t('Delete the draft {{title}}? What was typed in it is lost.', { title }),
      tone: 'danger',
      okText: t('Delete'),
    })
    if (!isSure) return
    setRemoving(true)
    try {
      await opening.remove(id)
    } catch {
      notify.toast({ type: 'error', text: t('The draft could not be deleted.') })
      setRemoving(false)
    }
  }
  return { remove, isRemoving }
}
