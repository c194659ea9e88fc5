import { MergeView, unifiedMergeView } from '@codemirror/merge'
import { EditorState, type Extension } from '@codemirror/state'
import { EditorView, lineNumbers } from '@codemirror/view'
import { jsonCode } from '../../shared/code/json-code.ts'

const BEFORE_TEXT = { background: 'color-mix(in srgb, var(--ant-color-error) 22%, transparent)' }
const AFTER_TEXT = { background: 'color-mix(in srgb, var(--ant-color-success) 28%, transparent)' }

const theme = EditorView.theme({
  '&': { fontSize: '12px' },
  '&.cm-merge-a .cm-changedLine, .cm-deletedChunk': { background: 'var(--ant-color-error-bg)' },
  '&.cm-merge-b .cm-changedLine, .cm-insertedLine, &.cm-unified .cm-changedLine': {
    background: 'var(--ant-color-success-bg)',
  },
  '&.cm-merge-a .cm-changedText, .cm-deletedChunk .cm-deletedText': BEFORE_TEXT,
  '&.cm-merge-b .cm-changedText': AFTER_TEXT,
  '&.cm-merge-a .cm-changedLineGutter, .cm-deletedLineGutter': { background: 'var(--ant-color-error)' },
  '&.cm-merge-b .cm-changedLineGutter': { background: 'var(--ant-color-success)' },
  '.cm-collapsedLines': {
    background: 'var(--ant-color-fill-tertiary)',
    color: 'var(--ant-color-text-secondary)',
  },
  '.cm-collapsedLines:before': { content: '"⋯"' },
  '.cm-collapsedLines:after': { content: 'none' },
})

interface ComparedText {
  text: string
  label: string
}

interface MergeViewArgs {
  parent: HTMLElement
  before: ComparedText
  after: ComparedText
  /**
   * True if both texts are shown as one text that also contains the deleted lines. If false, the two texts
   * are side by side.
   */
  isUnified: boolean
  /** True if long parts without changes are folded. */
  isShort: boolean
  phrases: Readonly<Record<string, string>>
}

/** Limits for the comparison of single characters. `timeout` is in ms. */
const diffConfig = { scanLimit: 5_000, timeout: 500 }
const collapseUnchanged = { margin: 3, minSize: 6 }

/** Shows two JSON texts read-only, and highlights their differences. */
export function createMergeView({ parent, before, after, isUnified, isShort, phrases }: MergeViewArgs) {
  const folding = isShort ? { collapseUnchanged } : {}
  const readOnly = (label: string): Extension => [
    lineNumbers(),
    jsonCode,
    EditorView.lineWrapping,
    EditorState.readOnly.of(true),
    EditorView.editable.of(false),
    EditorView.contentAttributes.of({ 'aria-label': label }),
    EditorState.phrases.of(phrases),
    theme,
  ]
  if (isUnified)
    return new EditorView({
      parent,
      state: EditorState.create({
        doc: after.text,
        extensions: [
          readOnly(after.label),
          unifiedMergeView({
            original: before.text,
            mergeControls: false,
            // Syntax highlighting is off for deleted parts, because a part of a JSON text is not valid JSON.
            syntaxHighlightDeletions: false,
            diffConfig,
            ...folding,
          }),
        ],
      }),
    })
  return new MergeView({
    parent,
    a: { doc: before.text, extensions: readOnly(before.label) },
    b: { doc: after.text, extensions: readOnly(after.label) },
    diffConfig,
    ...folding,
  })
}
