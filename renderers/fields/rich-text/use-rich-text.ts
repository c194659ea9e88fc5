import { type Editor, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import { cleanHtml } from './clean-html.ts'

interface RichTextArgs {
  value: unknown
  onChange: (html: string | undefined) => void
  disabled: boolean
  /** What the writing surface says of itself. */
  attributes: Record<string, string>
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, protocols: ['http', 'https'], defaultProtocol: 'https' },
  }),
]

const htmlOf = (value: unknown) => (typeof value === 'string' ? cleanHtml(value) : '')

/** An editor over HTML: cleaned as it comes in, as it is pasted, and as it is given. */
export function useRichText({ value, onChange, disabled, attributes }: RichTextArgs): Editor | null {
  const given = useRef<unknown>(value)
  const written = JSON.stringify(attributes)
  const editor = useEditor({
    extensions,
    content: htmlOf(value),
    editable: !disabled,
    editorProps: { attributes, transformPastedHTML: cleanHtml },
    onUpdate: ({ editor: changed }) => {
      given.current = changed.isEmpty ? undefined : cleanHtml(changed.getHTML())
      onChange(given.current as string | undefined)
    },
  })
  useEffect(() => {
    if (value === given.current) return
    given.current = value
    editor?.commands.setContent(htmlOf(value), { emitUpdate: false })
  }, [editor, value])
  useEffect(() => {
    editor?.setEditable(!disabled, false)
    editor?.setOptions({ editorProps: { attributes: JSON.parse(written), transformPastedHTML: cleanHtml } })
  }, [editor, disabled, written])
  return editor
}
