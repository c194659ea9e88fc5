import { useLayoutEffect, useMemo } from 'react'
import { useAccess } from '../access/use-access.tsx'
import { useEvaluation } from '../expr/use-evaluation.ts'
import { useText } from '../i18n/use-text.ts'
import type { DataRecord } from '../registry/definitions.ts'
import { useRuntime } from '../runtime-context.ts'
import { createFormEngine } from './create-form-engine.ts'
import type { FormEngine } from './form-engine.ts'
import type { FormPart } from './form-state.ts'
import { useValidateValue } from './use-validate-value.ts'

interface UseFormPageOptions {
  /** Id of the page, for the places of errors. */
  pageId: string
  /** A stable array: another one is another form. */
  parts: readonly FormPart[]
  /** The first values; `load` fills in newer ones. */
  record?: DataRecord | undefined
  /** Every input shows its View: a review, a print. */
  isReadOnly?: boolean
}

/**
 * The engine of a form, made once for its nodes: values survive another language and other permissions. Fill it
 * with `load`; draw its parts with `<FormNodes>`. A wizard gives each step as a part with its own `when` and `rules`,
 * checks one by `check(step.id)`, and sends all by `values()`.
 */
export function useFormPage({ pageId, parts, record, isReadOnly = false }: UseFormPageOptions): FormEngine {
  const evaluation = useEvaluation()
  const access = useAccess()
  const text = useText()
  const { http, registry } = useRuntime()
  const validateValue = useValidateValue()
  const ports = useMemo(
    () => ({
      evaluation,
      access,
      text,
      http,
      unreadable: (component?: string) =>
        component !== undefined && registry.fields.has(component)
          ? registry.fields.get(component).parseErrorText
          : undefined,
      validateValue,
    }),
    [evaluation, access, text, http, registry, validateValue],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: other ports and records are put into the same form.
  const engine = useMemo(() => {
    const made = createFormEngine({ page: pageId, parts, ports, isReadOnly })
    made.load(record)
    return made
  }, [pageId, parts, isReadOnly])
  useLayoutEffect(() => engine.setPorts(ports), [engine, ports])
  return engine
}
