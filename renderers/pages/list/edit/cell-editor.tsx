import { Popover } from 'antd'
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { type CellEditing, type CellEditState, type TableColumn, useFieldDefinition, useText } from '#runtime'
import { DetailCell } from '../../../shared/detail-cell.tsx'
import { FieldControl } from '../../../shared/form/field-control.tsx'
import { labelIdOf } from '../../../shared/label-id.ts'
import css from './edit.module.css'

interface CellEditorProps {
  column: TableColumn
  columns: readonly TableColumn[]
  editing: CellEditing
  state: CellEditState
}

const NO_PROPS = Object.freeze({})

/** Input in a cell. Enter saves, Escape cancels, and Tab saves and opens the next editable cell. */
export function CellEditor({ column, columns, editing, state }: CellEditorProps) {
  const t = useText()
  const id = useId()
  const box = useRef<HTMLFieldSetElement>(null)
  const { edit, type } = editing
  const definition = useFieldDefinition(edit, { ...column.at, pointer: `${column.at.pointer}/edit` })
  useFocusOnMount(box)
  const press = useKeys(editing)
  const leave = (event: FocusEvent) => {
    if (isFocusInside(event)) return
    editing.save()
  }
  const isWrong = state.problem !== undefined
  return (
    <Popover
      open={isWrong}
      placement="bottomLeft"
      autoAdjustOverflow
      content={<EditProblem id={`${id}-problem`} state={state} columns={columns} />}
    >
      <fieldset className={css.editor} ref={box} data-edit={editing.key} onKeyDown={press} onBlur={leave}>
        <label className="visually-hidden" id={labelIdOf(id)} htmlFor={id}>
          {column.title}
        </label>
        <FieldControl
          definition={definition}
          id={id}
          value={state.draft}
          onChange={type}
          isInvalid={isWrong}
          describedBy={isWrong ? `${id}-problem` : undefined}
          placeholder={edit.placeholder === undefined ? undefined : t(edit.placeholder)}
          settings={{ ...(edit.props ?? NO_PROPS), ...(edit.options && { options: edit.options }) }}
        />
      </fieldset>
    </Popover>
  )
}

/** Focuses the input when it is mounted, unless the focus is already in the input of another cell. */
function useFocusOnMount(box: RefObject<HTMLSpanElement | null>) {
  useEffect(() => {
    if (document.activeElement?.closest('[data-edit]') && !box.current?.contains(document.activeElement))
      return
    const input = box.current?.querySelector<HTMLElement>('input, textarea, [tabindex]')
    input?.focus()
    if (input instanceof HTMLInputElement) input.select()
  }, [box])
}

/** True if the input has an open dropdown, which then handles keys. */
const isListOpen = (target: EventTarget) =>
  target instanceof HTMLElement && target.getAttribute('aria-expanded') === 'true'

function useKeys(editing: CellEditing) {
  const { key } = editing
  // Each function returns true if it handled the key.
  const keys: Readonly<Record<string, (box: HTMLElement, isBack: boolean) => boolean>> = {
    Escape: (box) => {
      editing.cancel()
      focusCell(box, key)
      return true
    },
    Enter: (box, isNewLine) => {
      if (isNewLine) return false
      if (editing.save()) focusCell(box, key)
      return true
    },
    Tab: (box, isBack) => {
      const next = adjacentCell(box, key, isBack ? -1 : 1)
      if (!editing.save()) return true
      if (next !== undefined) editing.startCell(next)
      return next !== undefined
    },
  }
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing || isListOpen(event.target)) return
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined
    if (!act?.(event.currentTarget, event.shiftKey)) return
    event.preventDefault()
    event.stopPropagation()
  }
}

/**
 * True if the focus is still in the input, or has moved to a popup of the input, such as a calendar, or to
 * another window.
 */
function isFocusInside({ currentTarget, relatedTarget }: FocusEvent): boolean {
  if (!document.hasFocus()) return true
  if (!(relatedTarget instanceof Element)) return document.querySelector(POPUP) !== null
  return currentTarget.contains(relatedTarget) || relatedTarget.closest(POPUP) !== null
}

const POPUP =
  '.ant-select-dropdown:not(.ant-select-dropdown-hidden), .ant-picker-dropdown:not(.ant-picker-dropdown-hidden)'

interface EditProblemProps {
  id: string
  state: CellEditState
  columns: readonly TableColumn[]
}

/** Shows the error of a cell. After a conflict, it also shows what the other user has changed. */
function EditProblem({ id, state, columns }: EditProblemProps) {
  const t = useText()
  const { problem, conflict } = state
  const changed = conflict
    ? columns.filter(({ field }) => conflict.before[field] !== conflict.after[field])
    : []
  return (
    <div className={css.problem} id={id} role="alert">
      <p className={css.words}>{problem}</p>
      {conflict && changed.length > 0 && (
        <dl className={css.changes}>
          {changed.map((column) => (
            <div key={column.id}>
              <dt>{column.title}</dt>
              <dd>
                <DetailCell column={column} record={conflict.before} />
                <span aria-hidden>→</span>
                <DetailCell column={column} record={conflict.after} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {conflict && <p className={css.hint}>{t('Enter saves your value, Escape keeps the current one.')}</p>}
    </div>
  )
}

const cellsOf = (box: Element): HTMLElement[] => [
  ...(box.closest('section')?.querySelectorAll<HTMLElement>('[data-edit]') ?? []),
]

/**
 * Returns the key of the editable cell after or before this one, row by row. Returns undefined if this is the
 * last or the first editable cell of the list.
 */
function adjacentCell(box: Element, key: string, by: 1 | -1): string | undefined {
  const keys = cellsOf(box).map(({ dataset }) => dataset.edit)
  const index = keys.indexOf(key)
  return index === -1 ? undefined : keys[index + by]
}

/** Moves the focus back to the cell after its input was unmounted. */
function focusCell(box: Element, key: string): void {
  const section = box.closest('section')
  setTimeout(() => {
    const cells = section?.querySelectorAll<HTMLElement>('[data-edit]') ?? []
    ;[...cells].find(({ dataset }) => dataset.edit === key)?.focus()
  })
}
