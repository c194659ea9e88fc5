import type { ReactNode } from 'react'
import { FormFields } from '#renderers'
import { localize, useText } from '#runtime'
import type { CheckedForm } from '../../../forms/use-checked-form.ts'
import { FormAlert, SubmitButton } from './form-parts.tsx'
import { VisitorFormContext, type VisitorFormParts } from './visitor-form-context.ts'

interface VisitorFormViewProps extends VisitorFormParts {
  form: Pick<CheckedForm, 'smallForm' | 'names' | 'isBusy' | 'failure' | 'props'>
  /** Names of the inputs to draw; the captcha is drawn where the server asks for one. */
  only?: readonly string[] | undefined
  className?: string | undefined
  /** On the button. */
  label: string
  /** An input was left. */
  onLeave?: () => void
  children?: ReactNode
}

/** Draws a form of visitors: what went wrong, the inputs, the button. */
export function VisitorFormView({
  form: { smallForm, names, isBusy, failure, props },
  only = names,
  className,
  label,
  onLeave,
  children,
  ...parts
}: VisitorFormViewProps) {
  const text = useText()
  const isAsked = parts.captcha?.isNeeded === true
  return (
    <VisitorFormContext value={parts}>
      <form
        {...props}
        className={className}
        onBlur={(event) => {
          props.onBlur?.(event)
          onLeave?.()
        }}
        aria-busy={isBusy}
      >
        <FormAlert>{failure === undefined ? undefined : localize(failure, text)}</FormAlert>
        {children}
        <FormFields form={smallForm} only={only.filter((name) => name !== 'captcha' || isAsked)} />
        <SubmitButton isBusy={isBusy}>{label}</SubmitButton>
      </form>
    </VisitorFormContext>
  )
}
