import { connect, mapReadPretty } from '@formily/react'
import { Flex } from 'antd'
import { useEffect, useRef, useState } from 'react'
import Type, { type Static } from 'typebox'
import { defineField, type FieldProps, type FieldStory, useText } from '#runtime'
import { strictObject, stringEnum } from '#schemas'
import { emptyValue } from '../../shared/empty-value.tsx'
import { labelIdOf } from '../../shared/label-id.ts'
import css from './json.module.css'
import { createJsonEditor } from './json-editor.ts'
import { type JsonValue, jsonText, readJson } from './read-json.ts'

export const JsonFieldProps = strictObject({
  gives: Type.Optional(
    stringEnum(['value', 'text'], {
      title: 'Value format',
      description: 'The JSON value, or its text for a text field.',
      default: 'value',
    }),
  ),
})
export type JsonFieldProps = Static<typeof JsonFieldProps>

type Args = FieldProps<JsonFieldProps, JsonValue>

/**
 * True if the text in the editor represents the value. Differences in white space count only if the field
 * stores a text.
 */
const isSameJson = (text: string, value: unknown, gives: JsonFieldProps['gives']) => {
  if (Number.isNaN(value)) return true
  if (gives === 'text') return text === jsonText(value, 'text')
  const read = text.trim() === '' ? { value: undefined } : readJson(text)
  return 'value' in read && JSON.stringify(read.value) === JSON.stringify(value ?? undefined)
}

function Component({
  id,
  value,
  onChange,
  disabled,
  'aria-invalid': invalid,
  'aria-required': required = false,
  'aria-describedby': describedBy,
  ...props
}: Args) {
  const t = useText()
  const { gives = 'value' } = props
  const [text, setText] = useState(() => jsonText(value, gives))
  const read = text.trim() === '' ? undefined : readJson(text)
  const problem = read && 'problem' in read ? read.problem : undefined
  const hintId = `${id}-hint`
  const change = (next: string) => {
    setText(next)
    const now = next.trim() === '' ? undefined : readJson(next)
    // An invalid text sets the value to NaN, which fails the validation of every form.
    if (now === undefined) onChange(undefined)
    else if ('problem' in now) onChange(Number.NaN)
    else onChange(gives === 'text' ? next : now.value)
  }
  const container = useEditor({
    text: isSameJson(text, value, gives) ? text : jsonText(value, gives),
    onText: change,
    disabled,
    attributes: {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelIdOf(id),
      'aria-invalid': String(invalid || problem !== undefined),
      'aria-required': String(required),
      'aria-describedby': [describedBy, hintId].filter(Boolean).join(' '),
    },
  })
  return (
    <Flex vertical gap={4}>
      <div
        className={invalid || problem ? `${css.frame} ${css.invalid}` : css.frame}
        ref={container}
        data-disabled={disabled}
      />
      <div className={problem ? css.problem : css.hint} id={hintId} aria-live="polite">
        {problem
          ? t('Line {{line}}, column {{column}}: {{message}}', { ...problem })
          : t('Tab indents; Escape, then Tab leaves the editor.')}
      </div>
    </Flex>
  )
}

interface EditorArgs {
  text: string
  onText: (text: string) => void
  disabled: boolean
  attributes: Record<string, string>
}

/** Creates the editor when its element is mounted, and destroys it when the element is unmounted. */
function useEditor({ text, onText, disabled, attributes }: EditorArgs) {
  const container = useRef<HTMLDivElement>(null)
  const editor = useRef<ReturnType<typeof createJsonEditor>>(undefined)
  const latest = useRef({ text, onText })
  useEffect(() => {
    latest.current = { text, onText }
  })
  useEffect(() => {
    if (!container.current) return
    const made = createJsonEditor({
      parent: container.current,
      text: latest.current.text,
      onText: (next) => latest.current.onText(next),
    })
    editor.current = made
    return () => made.destroy()
  }, [])
  useEffect(() => editor.current?.setText(text), [text])
  const written = JSON.stringify(attributes)
  useEffect(() => {
    editor.current?.setAttributes({ attributes: JSON.parse(written) as Record<string, string>, disabled })
  }, [written, disabled])
  return container
}

function View({ value, ...props }: FieldProps<JsonFieldProps, JsonValue>) {
  const text = jsonText(value, props.gives)
  return text === '' ? emptyValue : <pre className={css.view}>{text}</pre>
}

/** Edits a JSON value in an editor that marks syntax errors. */
export const jsonField = defineField<JsonFieldProps, JsonValue>({
  name: 'Json',
  title: 'JSON',
  parseErrorText: 'Not valid JSON',
  accepts: ['object', 'array', 'string'],
  lazy: true,
  Component: connect(Component, mapReadPretty(View)),
})

export const stories: FieldStory<JsonFieldProps>[] = [
  { name: 'Empty' },
  { name: 'A value', value: { retries: 3, channels: ['ALIPAY', 'WECHAT'] } },
  { name: 'Kept as a text', value: '{"retries": 3}', props: { gives: 'text' } },
  { name: 'Disabled', value: { retries: 3 }, disabled: true },
]
