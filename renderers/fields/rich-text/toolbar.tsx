import {
  BoldOutlined,
  ItalicOutlined,
  LinkOutlined,
  OrderedListOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useText } from '#runtime'
import { LinkForm } from './link-form.tsx'
import css from './rich-text.module.css'

interface Tool {
  name: string
  /** Keyboard shortcut, which is shown with the name and announced by screen readers. */
  keys?: string
  icon: ReactNode
  isOn?: (editor: Editor) => boolean
  isOff?: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

/** Buttons of the toolbar, with English source texts as names. */
const tools: readonly Tool[] = [
  tool('Bold', <BoldOutlined aria-hidden />, 'bold', (chain) => chain.toggleBold(), 'Ctrl B'),
  tool('Italic', <ItalicOutlined aria-hidden />, 'italic', (chain) => chain.toggleItalic(), 'Ctrl I'),
  tool(
    'Underline',
    <UnderlineOutlined aria-hidden />,
    'underline',
    (chain) => chain.toggleUnderline(),
    'Ctrl U',
  ),
  tool('Strikethrough', <StrikethroughOutlined aria-hidden />, 'strike', (chain) => chain.toggleStrike()),
  {
    name: 'Heading',
    icon: 'H',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'Subheading',
    icon: <small>H</small>,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  tool('List', <UnorderedListOutlined aria-hidden />, 'bulletList', (chain) => chain.toggleBulletList()),
  tool('Numbered list', <OrderedListOutlined aria-hidden />, 'orderedList', (chain) =>
    chain.toggleOrderedList(),
  ),
  tool('Quote', '”', 'blockquote', (chain) => chain.toggleBlockquote()),
]

type Chain = ReturnType<Editor['chain']>

function tool(
  name: string,
  icon: ReactNode,
  active: string,
  toggle: (chain: Chain) => Chain,
  keys?: string,
): Tool {
  return {
    name,
    icon,
    ...(keys !== undefined && { keys }),
    isOn: (editor) => editor.isActive(active),
    run: (editor) => toggle(editor.chain().focus()).run(),
  }
}

const history: readonly Tool[] = [
  {
    name: 'Undo',
    keys: 'Ctrl Z',
    icon: <UndoOutlined aria-hidden />,
    isOff: (editor) => !editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    name: 'Redo',
    keys: 'Ctrl Y',
    icon: <RedoOutlined aria-hidden />,
    isOff: (editor) => !editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
]

/**
 * Moves the focus between the buttons with arrow keys, Home and End. With Tab, only one button of the toolbar
 * can get the focus.
 */
function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const here = buttons.indexOf(document.activeElement as HTMLButtonElement)
  const targets: Record<string, number> = {
    ArrowRight: (here + 1) % buttons.length,
    ArrowLeft: (here - 1 + buttons.length) % buttons.length,
    Home: 0,
    End: buttons.length - 1,
  }
  const next = targets[event.key]
  if (here === -1 || next === undefined) return
  event.preventDefault()
  buttons[next]?.focus()
}

/** Buttons that format the selected text. */
export function Toolbar({ editor }: { editor: Editor }) {
  const t = useText()
  const [isLinking, setLinking] = useState(false)
  const all = [...tools, ...history]
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: all.map(({ isOn }) => isOn?.(now)),
      off: all.map(({ isOff }) => isOff?.(now) ?? false),
      link: now.isActive('link'),
    }),
  })
  const button = ({ name, keys, icon, run }: Tool, index: number) => {
    const label = t(name)
    return (
      <button
        type="button"
        key={name}
        className={css.tool}
        tabIndex={index === 0 ? 0 : -1}
        aria-label={label}
        title={keys === undefined ? label : `${label} (${keys})`}
        aria-pressed={state.on[index]}
        aria-disabled={state.off[index]}
        onClick={() => run(editor)}
      >
        {icon}
      </button>
    )
  }
  return (
    <>
      <div className={css.toolbar} role="toolbar" aria-label={t('Formatting')} onKeyDown={moveFocus}>
        {tools.map((each, index) => button(each, index))}
        <button
          type="button"
          className={css.tool}
          tabIndex={-1}
          aria-label={t('Link')}
          title={t('Link')}
          aria-pressed={state.link}
          aria-expanded={isLinking}
          onClick={() => setLinking(!isLinking)}
        >
          <LinkOutlined aria-hidden />
        </button>
        {history.map((each, index) => button(each, tools.length + index))}
      </div>
      {isLinking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </>
  )
}
