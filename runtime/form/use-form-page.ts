import { useLayoutEffect, useMemo } from 'react'
import type { Scope } from '#schemas/expr'
import { useAccess } from '../access/use-access.tsx'
import { useReadSources } from '../data/use-read-sources.ts'
import { type Evaluation, useEvaluation } from '../expr/use-evaluation.ts'
import { useText } from '../i18n/use-text.ts'
import type { DataRecord } from '../registry/definitions.ts'
import { useRuntime } from '../runtime-context.ts'
import { createFormEngine } from './create-form-engine.ts'
import type { FormEngine } from './form-engine.ts'
import type { FormPart } from './form-state.ts'
import { useValidateValue } from './use-validate-value.ts'

interface UseFormPageOptions {
  /** Id of the page, for the location of errors. */
  pageId: string
  /** Pass a stable array, because another array creates another form. */
  parts: readonly FormPart[]
  /** Initial values, which `load` replaces. */
  record?: DataRecord | undefined
  /** True for a read-only form, as in a review or a print. */
  isReadOnly?: boolean
}

/** Evaluates expressions of a form, which also read the page's data sources. Until it is loaded, a source is null. */
function useFormEvaluation(parts: readonly FormPart[]): Evaluation {
  const evaluation = useEvaluation()
  const { data } = useReadSources(parts)
  return useMemo(() => {
    const withData = (extra?: Scope): Scope => ({ data, ...extra })
    return {
      value: (value, extra) => evaluation.value(value, withData(extra)),
      text: (text, extra) => evaluation.text(text, withData(extra)),
      address: (text, extra) => evaluation.address(text, withData(extra)),
      isMet: (when, extra) => evaluation.isMet(when, withData(extra)),
    }
  }, [evaluation, data])
}

/**
 * The engine of a form. It is created once for its nodes, so that values survive a change of language. Fill
 * it with `load`, render its parts with `<FormNodes>`. A wizard passes each step as a part with its own
 * `when` and `rules`, checks a step with `check(step.id)`, and sends all steps with `values()`.
 */
export function useFormPage({ pageId, parts, record, isReadOnly = false }: UseFormPageOptions): FormEngine {
  const evaluation = useFormEvaluation(parts)
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form survives changes of ports and record.
  const engine = useMemo(() => {
    const created = createFormEngine({ page: pageId, parts, ports, isReadOnly })
    created.load(record)
    return created
  }, [pageId, parts, isReadOnly])
  useLayoutEffect(() => engine.setPorts(ports), [engine, ports])
  return engine
}
