import { DeleteOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import { useId, useState } from 'react'
import { type DraftOpening, useRuntime, useText } from '#runtime'
import type { DraftSummary } from '#schemas'
import { timeText } from '../api-time.ts'
import frame from '../form-frame.module.css'
import { IconButton } from '../icon-button.tsx'
import css from './draft.module.css'

interface DraftChooserProps {
  drafts: readonly DraftSummary[]
  opening: DraftOpening
  /** Returns the name of the step at which a draft continues, or undefined for a form without steps. */
  stepOf?: (draft: DraftSummary) => string | undefined
}

/** Lists the saved drafts. The user continues one of the drafts or starts a new form. */
export function DraftChooser({ drafts, opening, stepOf }: DraftChooserProps) {
  const t = useText()
  const id = useId()
  return (
    <Flex component="section" vertical gap={16} style={{ paddingBlockEnd: 24 }} aria-labelledby={id}>
      <Flex component="header" wrap align="start" justify="space-between" gap={12}>
        <div>
          <h2 className={frame.heading} id={id}>
            {t('Continue the draft?')}
          </h2>
          <p className={frame.quiet}>{t('You have an unfinished draft. Only you can see your drafts.')}</p>
        </div>
        <Button onClick={() => opening.open()}>{t('Start over')}</Button>
      </Flex>
      <ul className={css.drafts}>
        {drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} opening={opening} step={stepOf?.(draft)} />
        ))}
      </ul>
    </Flex>
  )
}

interface DraftRowProps {
  draft: DraftSummary
  step: string | undefined
  opening: DraftOpening
}

function DraftRow({ draft, opening, step }: DraftRowProps) {
  const t = useText()
  const { title } = draft
  const { remove, isRemoving } = useDeleteDraft(draft, opening)
  return (
    <li className={css.draft}>
      <div className={css.draftFacts}>
        <span className={css.draftTitle}>{title}</span>
        <span className={frame.quiet}>
          {step !== undefined && <>{t('At step {{step}}', { step })} · </>}
          {t('Saved at {{time}}', { time: timeText(draft.updateTime) })}
        </span>
      </div>
      <IconButton
        danger
        icon={<DeleteOutlined aria-hidden />}
        loading={isRemoving}
        name={t('Delete the draft {{title}}', { title })}
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

/**
 * Deletes a draft after the user has confirmed it. If the request fails, shows the error, and the draft stays
 * in the list.
 */
function useDeleteDraft({ id, title }: DraftSummary, opening: DraftOpening) {
  const t = useText()
  const { notify } = useRuntime()
  const [isRemoving, setRemoving] = useState(false)
  const remove = async () => {
    const isSure = await notify.confirm({
      text: t('Delete the draft {{title}}? Its entries will be lost.', { title }),
      tone: 'danger',
      okText: t('Delete'),
    })
    if (!isSure) return
    setRemoving(true)
    try {
      await opening.remove(id)
    } catch {
      notify.toast({ type: 'error', text: t("The draft couldn't be deleted.") })
      setRemoving(false)
    }
  }
  return { remove, isRemoving }
}
