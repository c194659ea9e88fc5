import { SafetyCertificateOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { type FieldArgs, type FieldViewArgs, useText } from '#runtime'
import { asText } from '../../shared/as-text.ts'
import { emptyValue } from '../../shared/empty-value.tsx'
import { labelIdOf } from '../../shared/label-id.ts'
import { lazyView } from '../../shared/lazy-view.tsx'
import css from './four-eyes.module.css'
import type { FourEyesFieldProps } from './schema.ts'
import { useSignature } from './use-signature.ts'

const SignDialog = lazyView(async () => (await import('./sign-dialog.tsx')).SignDialog)

export function Component({ id, value, onChange, props, ...look }: FieldArgs<FourEyesFieldProps, string>) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const stored = typeof value === 'string' && value !== '' ? value : undefined
  const { signerName, isTakenBack, put, remove } = useSignature({ value: stored, onChange, props })
  return (
    <div className={css.line}>
      {stored !== undefined && <Signed name={signerName} />}
      <Button
        id={id}
        icon={<SafetyCertificateOutlined />}
        disabled={look.disabled}
        danger={look.invalid}
        aria-labelledby={`${labelIdOf(id)} ${id}-words`}
        aria-describedby={look.describedBy}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span id={`${id}-words`}>{t(stored === undefined ? 'Have it signed' : 'Sign again')}</span>
      </Button>
      {stored !== undefined && !look.disabled && (
        <Button type="text" onClick={remove}>
          {t('Take the signature back')}
        </Button>
      )}
      <span className={css.note} role="status">
        {isTakenBack && t('What was signed has changed: have it signed again.')}
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
      {name ? t('Signed by {{name}}', { name }) : t('Signed')}
    </span>
  )
}

export function View({ value }: FieldViewArgs<FourEyesFieldProps, string>) {
  const t = useText()
  return asText(value) === undefined ? emptyValue : t('Signed')
}
