import type { Editor } from '@tiptap/react'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useText } from '#runtime'
import { linkAddress } from './clean-html.ts'
import css from './rich-text.module.css'

interface LinkFormProps {
  editor: Editor
  onDone: () => void
}

/**
 * Edits the address of the selected link. The root isn't a `form` element, because HTML forms can't be
 * nested.
 */
export function LinkForm({ editor, onDone }: LinkFormProps) {
  const t = useText()
  const current: unknown = editor.getAttributes('link').href
  const [typed, setTyped] = useState(typeof current === 'string' ? current : '')
  const address = linkAddress(typed)
  const leave = () => {
    onDone()
    editor.commands.focus()
  }
  const set = () => {
    if (address === undefined) return
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && current === undefined)
      chain
        .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] })
        .run()
    else chain.setLink({ href: address }).run()
    onDone()
  }
  const unset = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onDone()
  }
  return (
    <div className={css.link}>
      <Input
        autoFocus
        size="small"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            // Stops the event, because it would also close the surrounding drawer or dialog.
            event.stopPropagation()
            leave()
          }
          if (event.key === 'Enter') {
            event.preventDefault()
            set()
          }
        }}
        status={typed !== '' && address === undefined ? 'error' : ''}
        aria-label={t('Link URL')}
        placeholder="https://"
        maxLength={2000}
      />
      <Button size="small" onClick={set} disabled={address === undefined}>
        {t('Set')}
      </Button>
      {current !== undefined && (
        <Button size="small" onClick={unset}>
          {t('Remove')}
        </Button>
      )}
    </div>
  )
}
