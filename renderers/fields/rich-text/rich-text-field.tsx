import { EditorContent } from '@tiptap/react'
import type { FieldArgs, FieldViewArgs } from '#runtime'
import { useText } from '#runtime'
import { TextView } from '../../shared/field-view.tsx'
import { labelIdOf } from '../../shared/label-id.ts'
import html from '../../shared/safe-html.module.css'
import { SafeHtml } from '../../shared/safe-html.tsx'
import css from './rich-text.module.css'
import type { RichTextFieldProps } from './schema.ts'
import { Toolbar } from './toolbar.tsx'
import { useRichText } from './use-rich-text.ts'

export function Component({
  id,
  value,
  onChange,
  disabled,
  props,
  ...look
}: FieldArgs<RichTextFieldProps, string>) {
  const t = useText()
  const words = look.placeholder ?? props.placeholder
  const attributes = {
    id,
    role: 'textbox',
    class: `${html.html} ${css.surface}`,
    'aria-multiline': 'true',
    'aria-labelledby': labelIdOf(id),
    'aria-invalid': String(look.invalid),
    'aria-disabled': String(disabled),
    ...(look.describedBy !== undefined && { 'aria-describedby': look.describedBy }),
    ...(words !== undefined && { 'aria-placeholder': t(words) }),
  }
  const editor = useRichText({ value, onChange, disabled, attributes })
  const frame = [css.frame, look.invalid && css.invalid, disabled && css.disabled].filter(Boolean).join(' ')
  return (
    <div className={frame}>
      {editor && !disabled && <Toolbar editor={editor} />}
      {words !== undefined && editor?.isEmpty && (
        <span className={css.placeholder} aria-hidden>
          {t(words)}
        </span>
      )}
      <EditorContent editor={editor} />
    </div>
  )
}

export function View({ value }: FieldViewArgs<RichTextFieldProps, string>) {
  return typeof value === 'string' && value.trim() !== '' ? (
    <SafeHtml html={value} />
  ) : (
    <TextView value={value} />
  )
}
