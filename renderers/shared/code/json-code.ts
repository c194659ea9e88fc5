import { json } from '@codemirror/lang-json'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const theme = EditorView.theme({
  '.cm-scroller': { fontFamily: 'var(--ant-font-family-code, ui-monospace, monospace)' },
  '.cm-gutters': {
    background: 'var(--ant-color-fill-quaternary)',
    color: 'var(--ant-color-text-tertiary)',
    border: 'none',
  },
})

/** Colors that are readable in both themes. */
const highlight = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--ant-color-text-secondary)' },
  { tag: tags.string, color: 'var(--ant-color-link)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--ant-color-text)', fontWeight: '600' },
])

/** Extensions of CodeMirror for JSON: grammar, colours, font and gutters. */
export const jsonCode: Extension = [json(), syntaxHighlighting(highlight), theme]
