import { SafetyCertificateOutlined } from '@ant-design/icons'
import { connect, mapReadPretty } from '@formily/react'
import { Button } from 'antd'
import { useState } from 'react'
import { defineField, type FieldProps, type FieldStory, useText } from '#runtime'
import { asText } from '../../shared/as-text.ts'
import { emptyValue } from '../../shared/empty-value.tsx'
import { labelIdOf } from '../../shared/label-id.ts'
import { lazyView } from '../../shared/lazy-view.tsx'
import { describedByNote, RequiredNote } from '../../shared/required-note.tsx'
import css from './four-eyes.module.css'
import type { FourEyesFieldProps } from './schema.ts'
import { useApproval } from './use-approval.ts'

export { FourEyesFieldProps } from './schema.ts'

const SignDialog = lazyView(async () => (await import('./approval-dialog.tsx')).ApprovalDialog)

function Component({ id, value, onChange, ...props }: FieldProps<FourEyesFieldProps, string>) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const stored = typeof value === 'string' && value !== '' ? value : undefined
  const { signerName, wasCleared, put, remove } = useApproval({
    value: stored,
    onChange,
    content: props.content,
  })
  return (
    <div className={css.line}>
      {stored !== undefined && <Signed name={signerName} />}
      <Button
        id={id}
        icon={<SafetyCertificateOutlined />}
        disabled={props.disabled}
        danger={props['aria-invalid']}
        aria-labelledby={`${labelIdOf(id)} ${id}-words`}
        aria-describedby={describedByNote({ id, ...props })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span id={`${id}-words`}>{t(stored === undefined ? 'Request approval' : 'Approve again')}</span>
      </Button>
      <RequiredNote id={id} aria-required={props['aria-required']} />
      {stored !== undefined && !props.disabled && (
        <Button type="text" onClick={remove}>
          {t('Withdraw approval')}
        </Button>
      )}
      <span className={css.note} role="status">
        {wasCleared && t('The approved content has changed. Request approval again.')}
      </span>
      {isOpen && <SignDialog props={props} onSigned={put} close={() => setOpen(false)} />}
    </div>
  )
}

function Signed({ name }: { name: string | undefined }) {
  const t = useText()
  return (
    <span className={css.signed} role="status">
      <SafetyCertificateOutlined aria-hidden />
      {name ? t('Approved by {{name}}', { name }) : t('Approved')}
    </span>
  )
}

function View({ value }: FieldProps<FourEyesFieldProps, string>) {
  const t = useText()
  return asText(value) === undefined ? emptyValue : t('Approved')
}

/** Approval by a second user, who enters user name and password on the screen of the first user. */
export const fourEyesField = defineField<FourEyesFieldProps, string>({
  name: 'FourEyes',
  title: 'Approval by a second user',
  accepts: ['string'],
  lazy: true,
  Component: connect(Component, mapReadPretty(View)),
})

const props: FourEyesFieldProps = {
  operation: 'bill.adjust',
  content: { billId: '1', amountFen: 1_500_000, reason: 'Terminal counted twice', version: 3 },
  summary: 'Bill B20261001 pays ¥15,000.00 more',
}

export const stories: FieldStory<FourEyesFieldProps>[] = [
  { name: 'Not signed', props },
  { name: 'Approved', value: 'a-signature', props },
  { name: 'Disabled', props, disabled: true },
]
