import { type SyntheticEvent, useMemo, useRef, useState } from 'react'
import { type DataRecord, PageHost, type Picking, PickingContext, pickingPage, useText } from '#runtime'
import { OverlayContext } from '../../shared/overlay-context.ts'
import { type Choice, PickDialog } from '../../shared/picker/pick-dialog.tsx'
import css from '../../shared/picker/picker.module.css'
import type { PagePickFieldProps } from './schema.ts'
import { textIn } from './use-picked-labels.ts'

const WIDTH = 1080
const NO_PARAMS = Object.freeze({})

interface PickPageDialogProps {
  props: PagePickFieldProps
  values: readonly string[]
  labelOf: (value: string) => string
  /** Called before `onDone`, with the rows that the user has selected in this dialog. */
  cacheRows: (records: readonly DataRecord[]) => void
  onDone: (values: string[]) => void
  close: () => void
}

/** Dialog with a list page, from which the user selects rows. */
export function PickPageDialog({ props, values, labelOf, cacheRows, onDone, close }: PickPageDialogProps) {
  const t = useText()
  const [selectedRows, setSelectedRows] = useState<ReadonlyMap<string, DataRecord>>(new Map())
  const nameOf = (value: string) => {
    const record = selectedRows.get(value)
    return (record && textIn(record, props.labelField)) ?? labelOf(value)
  }
  const addSelectedRows = (rows: readonly DataRecord[]) =>
    setSelectedRows(
      (before) =>
        new Map([...before, ...rows.map((row) => [textIn(row, props.valueField) ?? '', row] as const)]),
    )
  const done = (next: string[]) => {
    cacheRows(next.map((value) => selectedRows.get(value)).filter((record) => record !== undefined))
    onDone(next)
  }
  return (
    <PickDialog
      title={t('Pick from a list')}
      values={values}
      multiple={props.multiple ?? false}
      nameOf={nameOf}
      onDone={done}
      close={close}
      width={WIDTH}
    >
      {(choice) => <PickList props={props} choice={choice} onSelect={addSelectedRows} />}
    </PickDialog>
  )
}

interface PickListProps {
  props: PagePickFieldProps
  choice: Choice
  onSelect: (rows: readonly DataRecord[]) => void
}

/**
 * Stops submit events. Otherwise React would pass submit events to the form behind the dialog, because a
 * portal passes events to its React parent.
 */
const stopSubmit = (event: SyntheticEvent) => event.stopPropagation()

function PickList({ props, choice, onSelect }: PickListProps) {
  const { valueField, multiple = false, page, params = NO_PARAMS } = props
  const latest = useRef({ choice, onSelect })
  latest.current = { choice, onSelect }
  const values = useMemo(() => new Set(choice.values), [choice.values])
  const picking = useMemo<Picking>(() => {
    const valueIn = (record: DataRecord) => textIn(record, valueField)
    return {
      multiple,
      values,
      valueIn,
      change: (rows, chosen) => {
        const { choice: now, onSelect: select } = latest.current
        const rowValues = new Set(rows.map(valueIn))
        const next = chosen.flatMap((row) => valueIn(row) ?? [])
        select(chosen)
        now.set(multiple ? [...now.values.filter((value) => !rowValues.has(value)), ...next] : next)
      },
      clear: () => latest.current.choice.set([]),
      adapt: pickingPage,
    }
  }, [multiple, values, valueField])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only stop the propagation of events.
    <div
      className={css.wide}
      onSubmit={stopSubmit}
      onKeyDown={(event) => event.key === 'Enter' && stopSubmit(event)}
    >
      <OverlayContext value={true}>
        <PickingContext value={picking}>
          <PageHost component={page} params={params} />
        </PickingContext>
      </OverlayContext>
    </div>
  )
}
