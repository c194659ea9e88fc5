import { Popover } from 'antd'
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { type CellEditing, type CellEditState, type TableColumn, useRuntime, useText } from '#runtime'
import css from './edit.module.css'
import { EditProblem } from './edit-problem.tsx'
import { cellBeside, focusCell } from './places.ts'

interface CellEditorProps {
  column: TableColumn
  columns: readonly TableColumn[]
  editing: CellEditing
  state: CellEditState
}

const NO_PROPS = Object.freeze({})

/** The input in a cell: Enter saves, Escape gives up, Tab saves and goes to the next cell that can be edited. */
export function CellEditor({ column, columns, editing, state }: CellEditorProps) {
  const t = useText()
  const { registry } = useRuntime()
  const id = useId()
  const box = useRef<HTMLFieldSetElement>(null)
  const { edit, type } = editing
  const name = edit.component ?? (edit.options ? 'Select' : 'Text')
  const { Component } = registry.fields.get(name, { ...column.at, pointer: `${column.at.pointer}/edit` })
  useFirstFocus(box)
  const press = useKeys(editing)
  const leave = (event: FocusEvent) => {
    if (isStillHere(event)) return
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
        <label className="visually-hidden" htmlFor={id}>
          {column.title}
        </label>
        <Component
          id={id}
          value={state.draft}
          onChange={type}
          disabled={false}
          invalid={isWrong}
          describedBy={isWrong ? `${id}-problem` : undefined}
          placeholder={edit.placeholder === undefined ? undefined : t(edit.placeholder)}
          props={{ ...(edit.props ?? NO_PROPS), ...(edit.options && { options: edit.options }) }}
        />
      </fieldset>
    </Popover>
  )
}

/** Takes the focus once the input is there, unless somebody has moved on to another cell. */
function useFirstFocus(box: RefObject<HTMLSpanElement | null>) {
  useEffect(() => {
    if (document.activeElement?.closest('[data-edit]') && !box.current?.contains(document.activeElement))
      return
    const input = box.current?.querySelector<HTMLElement>('input, textarea, [tabindex]')
    input?.focus()
    if (input instanceof HTMLInputElement) input.select()
  }, [box])
}

/** A list that is open below the input has the key first. */
const isListOpen = (target: EventTarget) =>
  target instanceof HTMLElement && target.getAttribute('aria-expanded') === 'true'

function useKeys(editing: CellEditing) {
  const { key } = editing
  // Each tells whether the key ends here.
  const keys: Readonly<Record<string, (box: HTMLElement, isBack: boolean) => boolean>> = {
    Escape: (box) => {
      editing.giveUp()
      focusCell(box, key)
      return true
    },
    Enter: (box, isNewLine) => {
      if (isNewLine) return false
      if (editing.save()) focusCell(box, key)
      return true
    },
    Tab: (box, isBack) => {
      const next = cellBeside(box, key, isBack ? -1 : 1)
      if (!editing.save()) return true
      if (next !== undefined) editing.beginOther(next)
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

/** The focus went to a part of the input that lies elsewhere, such as a calendar, or to another window. */
function isStillHere({ currentTarget, relatedTarget }: FocusEvent): boolean {
  if (!document.hasFocus()) return true
  if (!(relatedTarget instanceof Element)) return document.querySelector(POPUP) !== null
  return currentTarget.contains(relatedTarget) || relatedTarget.closest(POPUP) !== null
}

const POPUP =
  '.ant-select-dropdown:not(.ant-select-dropdown-hidden), .ant-picker-dropdown:not(.ant-picker-dropdown-hidden)'
