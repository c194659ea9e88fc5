import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { FormPage, WizardPage } from '#schemas'
import { businessTime } from '../business-time.ts'
import type { FormEngine } from '../form/form-engine.ts'
import { secretFieldsIn, withoutSecrets } from '../form/secret-fields.ts'
import { useObservableValue } from '../form/use-observable-value.ts'
import { useText } from '../i18n/use-text.ts'
import { useOpenPage } from '../page/page-context.ts'
import { useRuntime } from '../runtime-context.ts'
import type { DraftParts, DraftStore } from './draft-store.ts'

interface DraftPortsOptions {
  page: FormPage | WizardPage
  engine: FormEngine
  /** Field whose value is the title of the draft. If undefined, the draft has the page's title. */
  titleField: string | undefined
  /** Returns the values to save. */
  valuesOf: () => Record<string, unknown>
}

/** Creates the dependencies of a draft store, with a function that reads the current values for each save. */
export function useDraftPorts({ page, engine, titleField, valuesOf }: DraftPortsOptions) {
  const { http, businessTz } = useRuntime()
  const { version } = useOpenPage()
  const text = useText()
  const latest = useRef({ http, text, businessTz, version, valuesOf })
  useLayoutEffect(() => {
    latest.current = { http, text, businessTz, version, valuesOf }
  })
  return useMemo(
    () => ({
      collect: (): DraftParts => ({
        page: page.id,
        pageVersion: latest.current.version,
        title: titleOf(engine, titleField) || latest.current.text(page.title).slice(0, LONGEST_TITLE),
        values: safeValues(engine, latest.current.valuesOf()),
      }),
      ports: () => ({ ...latest.current, now: () => businessTime(latest.current.businessTz) }),
    }),
    [page, engine, titleField],
  )
}

const LONGEST_TITLE = 200

function titleOf(engine: FormEngine, titleField: string | undefined): string {
  const named = titleField === undefined ? undefined : engine.scope[titleField]
  return typeof named === 'string' ? named.trim().slice(0, LONGEST_TITLE) : ''
}

/** Returns the values without secrets, because drafts must not contain them. */
export function safeValues(engine: FormEngine, values: Record<string, unknown>): Record<string, unknown> {
  const secrets = new Set(engine.parts.flatMap(secretFieldsIn))
  return withoutSecrets(values, secrets) as Record<string, unknown>
}

/** Reports each change of the draft's id, so that the address can contain it. */
export function useDraftId(store: DraftStore | undefined, onDraft: (id: string | undefined) => void): void {
  const id = useObservableValue(() => store?.state.value.id)
  const latest = useRef(onDraft)
  const reported = useRef(id)
  useLayoutEffect(() => {
    latest.current = onDraft
  })
  useEffect(() => {
    if (reported.current === id) return
    reported.current = id
    latest.current(id)
  }, [id])
}
