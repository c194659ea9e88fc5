import { connect, mapReadPretty } from '@formily/react'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import type { Static } from 'typebox'
import { defineField, type FieldProps, type FieldStory, useText } from '#runtime'
import { strictObject } from '#schemas'
import { TextView } from '../../shared/field-view.tsx'
import { labelIdOf } from '../../shared/label-id.ts'
import { placeholder } from '../../shared/own-options/schema.ts'
import html from '../../shared/safe-html.module.css'
import { SafeHtml } from '../../shared/safe-html.tsx'
import { cleanHtml } from './clean-html.ts'
import css from './rich-text.module.css'
import { Toolbar } from './toolbar.tsx'

export const RichTextFieldProps = strictObject({ placeholder })
export type RichTextFieldProps = Static<typeof RichTextFieldProps>

interface RichTextArgs {
  value: unknown
  onChange: (html: string | undefined) => void
  disabled: boolean
  /** HTML attributes of the element in which the user types. */
  attributes: Record<string, string>
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, protocols: ['http', 'https'], defaultProtocol: 'https' },
  }),
]

const htmlOf = (value: unknown) => (typeof value === 'string' ? cleanHtml(value) : '')

/** Creates an HTML editor. The editor sanitizes content when the content is loaded, pasted or stored. */
function useRichText({ value, onChange, disabled, attributes }: RichTextArgs): Editor | null {
  const lastValue = useRef<unknown>(value)
  const written = JSON.stringify(attributes)
  const editor = useEditor({
    extensions,
    content: htmlOf(value),
    editable: !disabled,
    editorProps: { attributes, transformPastedHTML: cleanHtml },
    onUpdate: ({ editor: changed }) => {
      lastValue.current = changed.isEmpty ? undefined : cleanHtml(changed.getHTML())
      onChange(lastValue.current as string | undefined)
    },
  })
  useEffect(() => {
    if (value === lastValue.current) return
    lastValue.current = value
    editor?.commands.setContent(htmlOf(value), { emitUpdate: false })
  }, [editor, value])
  useEffect(() => {
    editor?.setEditable(!disabled, false)
    editor?.setOptions({ editorProps: { attributes: JSON.parse(written), transformPastedHTML: cleanHtml } })
  }, [editor, disabled, written])
  return editor
}

function Component({ id, value, onChange, disabled, ...props }: FieldProps<RichTextFieldProps, string>) {
  const t = useText()
  const placeholderText = props.placeholder
  const attributes = {
    id,
    role: 'textbox',
    class: `${html.html} ${css.surface}`,
    'aria-multiline': 'true',
    'aria-labelledby': labelIdOf(id),
    'aria-invalid': String(props['aria-invalid']),
    'aria-required': String(props['aria-required'] ?? false),
    'aria-disabled': String(disabled),
    ...(props['aria-describedby'] !== undefined && { 'aria-describedby': props['aria-describedby'] }),
    ...(placeholderText !== undefined && { 'aria-placeholder': t(placeholderText) }),
  }
  const editor = useRichText({ value, onChange, disabled, attributes })
  const frame = [css.frame, props['aria-invalid'] && css.invalid, disabled && css.disabled]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={frame}>
      {editor && !disabled && <Toolbar editor={editor} />}
      {placeholderText !== undefined && editor?.isEmpty && (
        <span className={css.placeholder} aria-hidden>
          {t(placeholderText)}
        </span>
      )}
      <EditorContent editor={editor} />
    </div>
  )
}

function View({ value }: FieldProps<RichTextFieldProps, string>) {
  return typeof value === 'string' && value.trim() !== '' ? (
    <SafeHtml html={value} />
  ) : (
    <TextView value={value} />
  )
}

/** Edits a formatted text, which is stored as safe HTML. */
export const richTextField = defineField<RichTextFieldProps, string>({
  name: 'RichText',
  title: 'Rich text',
  accepts: ['string'],
  lazy: true,
  Component: connect(Component, mapReadPretty(View)),
})

const value =
  '<h2>New fees</h2><p>The <strong>rate</strong> of WeChat Pay becomes 0.38%.</p><ul><li><p>shops of the east: 1 April</p></li></ul>'

export const stories: FieldStory<RichTextFieldProps>[] = [
  { name: 'Empty', props: { placeholder: 'What should the shops know?' } },
  { name: 'Filled', value },
  { name: 'Disabled', value: '<p>The <em>rate</em> stays.</p>', disabled: true },
]
