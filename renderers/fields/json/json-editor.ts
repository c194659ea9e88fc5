import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { bracketMatching, indentOnInput } from '@codemirror/language'
import { type Diagnostic, linter, lintGutter } from '@codemirror/lint'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'
import { jsonCode } from '../../shared/code/json-code.ts'
import { readJson } from './read-json.ts'

const theme = EditorView.theme({
  '&': { fontSize: '13px', maxHeight: '360px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { overflow: 'auto' },
  '.cm-content': { minHeight: '88px', caretColor: 'var(--ant-color-text)' },
  '.cm-cursor': { borderLeftColor: 'var(--ant-color-text)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--ant-control-item-bg-active)',
  },
})

function problemsOf(view: EditorView): Diagnostic[] {
  const text = view.state.doc.toString()
  if (text.trim() === '') return []
  const read = readJson(text)
  if (!('problem' in read)) return []
  const { offset, message } = read.problem
  return [
    {
      from: Math.min(offset, text.length),
      to: Math.min(offset + 1, text.length),
      severity: 'error',
      message,
    },
  ]
}

interface JsonEditorArgs {
  parent: HTMLElement
  text: string
  onText: (text: string) => void
}

/**
 * Creates a JSON editor. Tab indents the text. Escape followed by Tab moves the focus out of the editor. The
 * description of the editor explains this.
 */
export function createJsonEditor({ parent, text, onText }: JsonEditorArgs) {
  const attributesCompartment = new Compartment()
  const state = EditorState.create({
    doc: text,
    extensions: [
      lineNumbers(),
      history(),
      indentOnInput(),
      bracketMatching(),
      jsonCode,
      linter(problemsOf, { delay: 200 }),
      lintGutter(),
      keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
      EditorView.lineWrapping,
      theme,
      attributesCompartment.of([]),
      EditorView.updateListener.of((update) => {
        if (update.docChanged && !update.transactions.some((one) => one.isUserEvent('given')))
          onText(update.state.doc.toString())
      }),
    ],
  })
  const view = new EditorView({ state, parent })
  return {
    destroy: () => view.destroy(),
    /** Sets the text of the editor, unless the text is already the same. */
    setText: (next: string) => {
      const now = view.state.doc.toString()
      if (now === next) return
      view.dispatch({ changes: { from: 0, to: now.length, insert: next }, userEvent: 'given' })
    },
    setAttributes: ({ attributes, disabled }: { attributes: Record<string, string>; disabled: boolean }) => {
      const extensions: Extension[] = [
        EditorView.contentAttributes.of(attributes),
        EditorView.editable.of(!disabled),
        EditorState.readOnly.of(disabled),
      ]
      view.dispatch({ effects: attributesCompartment.reconfigure(extensions) })
    },
  }
}
