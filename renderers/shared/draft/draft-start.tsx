import { FileUnknownOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { type DraftOpening, type DraftStart, useRuntime, useText } from '#runtime'
import type { DraftSummary } from '#schemas'
import frame from '../form-frame.module.css'
import { State } from '../states.tsx'
import { DraftChooser } from './draft-chooser.tsx'

interface DraftStartProps {
  opening: DraftOpening
  /** Returns the name of the step at which a draft continues, or undefined for a form without steps. */
  stepOf?: (draft: DraftSummary) => string | undefined
  /** Draws the form. Called after the user has chosen a draft or a new form. */
  children: (ready: Extract<DraftStart, { phase: 'ready' }>) => ReactNode
}

/** Lets the user choose a saved draft or a new form, and then shows the form. */
export function DraftStartView({ opening, stepOf, children }: DraftStartProps) {
  const { Loading, Failed } = useRuntime().registry.states
  const { start } = opening
  switch (start.phase) {
    case 'loading':
      return <Loading />
    case 'failed':
      return <Failed error={start.error} retry={start.retry} />
    case 'gone':
      return <DraftNotFound startOver={opening.startOver} />
    case 'choose':
      return <DraftChooser drafts={start.drafts} opening={opening} stepOf={stepOf} />
    case 'ready':
      return children(start)
  }
}

/** Message that is shown if a link leads to a draft that no longer exists. */
function DraftNotFound({ startOver }: { startOver: () => void }) {
  const t = useText()
  return (
    <State icon={<FileUnknownOutlined />} title={t('This draft no longer exists')}>
      <p className={frame.quiet}>{t('It was submitted or deleted, or belongs to another user.')}</p>
      <Button type="primary" onClick={startOver}>
        {t('Continue without it')}
      </Button>
    </State>
  )
}
