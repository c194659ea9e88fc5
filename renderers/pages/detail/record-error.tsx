import { FileUnknownOutlined, LockOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { use } from 'react'
import { RecordPlaceContext, useEmbeddedSettings, useOverlay, useRuntime, useText } from '#runtime'
import { failureOf } from '#runtime/http'
import type { AppError } from '#schemas/errors'
import { FactList } from '../../shared/fact-list.tsx'
import css from '../../shared/states.module.css'
import { State } from '../../shared/states.tsx'

/** What to show for a record that doesn't exist, or that the user may not read. Repeating the call can't help. */
const KNOWN = {
  404: {
    icon: <FileUnknownOutlined />,
    title: '{{title}} not found',
    hint: "It was deleted, or your permissions don't include it.",
  },
  403: {
    icon: <LockOutlined />,
    title: "You don't have access to this record",
    hint: 'Ask an administrator for access if you need it.',
  },
}

interface RecordErrorProps {
  /** Translated title of the page, which names the kind of record. */
  title: string
  error: AppError
  retry: () => void
}

/** Shown in place of a record that couldn't be loaded. */
export function RecordError({ title, error, retry }: RecordErrorProps) {
  const t = useText()
  const { Failed } = useRuntime().registry.states
  const leave = useLeave()
  const failure = failureOf(error)
  const known = KNOWN[failure?.status as keyof typeof KNOWN]
  if (!known) return <Failed error={error} retry={retry} />
  const facts = [
    { name: t('Code'), value: error.code },
    ...(failure?.requestId === undefined ? [] : [{ name: t('Reference'), value: failure.requestId }]),
  ]
  return (
    <State icon={known.icon} isError title={t(known.title, { title })}>
      <p className={css.text}>{t(known.hint)}</p>
      <FactList className={css.place} facts={facts} />
      <Button onClick={leave ?? retry}>{t(leave ? 'Back to the list' : 'Try again')}</Button>
    </State>
  )
}

/** Closes the drawer or the page of the record. Undefined for a page inside another page. */
function useLeave(): (() => void) | undefined {
  const overlay = useOverlay()
  const leave = use(RecordPlaceContext)?.leave
  const isEmbedded = useEmbeddedSettings() !== undefined
  return isEmbedded ? undefined : (overlay?.requestClose ?? (leave && (() => void leave())))
}
