import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { FormPage, WizardPage } from '#schemas'
import { businessTime } from '../business-time.ts'
import type { FormEngine } from '../form/form-engine.ts'
import { secretFieldsIn, withoutSecrets } from '../form/secret-fields.ts'
import { useFollowed } from '../form/use-followed.ts'
import { useText } from '../i18n/use-text.ts'
import { useOpenPage } from '../page/page-context.ts'
import { useRuntime } from '../runtime-context.ts'
import type { DraftKeeper, DraftParts } from './draft-keeper.ts'

interface DraftPortsOptions {
  page: FormPage | WizardPage
  engine: FormEngine
  /** The draft is called what stands in this field; else as the page. */
  titleField: string | undefined
  /** What is kept of the form. */
  valuesOf: () => Record<string, unknown>
}

/** What the keeper of drafts needs, as it is when it saves. */
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

/** Secrets are never kept anywhere. */
export function safeValues(engine: FormEngine, values: Record<string, unknown>): Record<string, unknown> {
  const secrets = new Set(engine.parts.flatMap(secretFieldsIn))
  return withoutSecrets(values, secrets) as Record<string, unknown>
}

/** Tells of the draft on the server as soon as there is one: an address names it, so that a reload takes it up. */
export function useDraftId(keeper: DraftKeeper | undefined, onDraft: (id: string | undefined) => void): void {
  const id = useFollowed(() => keeper?.state.value.id)
  const latest = useRef(onDraft)
  const told = useRef(id)
  useLayoutEffect(() => {
    latest.current = onDraft
  })
  useEffect(() => {
    if (told.current === id) return
    told.current = id
    latest.current(id)
  }, [id])
}
