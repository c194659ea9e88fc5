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
  wordsOf: (value: string) => string
  /** Called before `onDone` with the rows that were selected in this dialog. */
  see: (records: readonly DataRecord[]) => void
  onDone: (values: string[]) => void
  close: () => void
}

/** The list page in a dialog, for selecting rows. */
export function PickPageDialog({ props, values, wordsOf, see, onDone, close }: PickPageDialogProps) {
  const t = useText()
  const [here, setHere] = useState<ReadonlyMap<string, DataRecord>>(new Map())
  const nameOf = (value: string) => {
    const record = here.get(value)
    return (record && textIn(record, props.labelField)) ?? wordsOf(value)
  }
  const remember = (rows: readonly DataRecord[]) =>
    setHere(
      (before) =>
        new Map([...before, ...rows.map((row) => [textIn(row, props.valueField) ?? '', row] as const)]),
    )
  const done = (next: string[]) => {
    see(next.map((value) => here.get(value)).filter((record) => record !== undefined))
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
      {(choice) => <PickList props={props} choice={choice} see={remember} />}
    </PickDialog>
  )
}

interface PickListProps {
  props: PagePickFieldProps
  choice: Choice
  see: (rows: readonly DataRecord[]) => void
}

/** Stops submit events. React would pass them through the portal to the form behind the dialog. */
const stopSubmit = (event: SyntheticEvent) => event.stopPropagation()

function PickList({ props, choice, see }: PickListProps) {
  const { valueField, multiple = false, page, params = NO_PARAMS } = props
  const latest = useRef({ choice, see })
  latest.current = { choice, see }
  const values = useMemo(() => new Set(choice.values), [choice.values])
  const picking = useMemo<Picking>(() => {
    const valueIn = (record: DataRecord) => textIn(record, valueField)
    return {
      multiple,
      values,
      valueIn,
      change: (rows, chosen) => {
        const { choice: now, see: remember } = latest.current
        const here = new Set(rows.map(valueIn))
        const next = chosen.flatMap((row) => valueIn(row) ?? [])
        remember(chosen)
        now.set(multiple ? [...now.values.filter((value) => !here.has(value)), ...next] : next)
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
