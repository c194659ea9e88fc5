import { useLayoutEffect, useMemo } from 'react'
import { useAccess } from '../access/use-access.tsx'
import type { Evaluation } from '../expr/use-evaluation.ts'
import { useText } from '../i18n/use-text.ts'
import type { DataRecord } from '../registry/definitions.ts'
import { useRuntime } from '../runtime-context.ts'
import { createFormEngine } from './create-form-engine.ts'
import type { FormEngine } from './form-engine.ts'
import type { FormPart } from './form-state.ts'
import { useParseErrorText, useValidateValue } from './use-validate-value.ts'

export interface UseFormEngineOptions {
  /** Id of the page, which locates errors. */
  pageId: string
  /** Pass a stable array, because a new array creates a new form. */
  parts: readonly FormPart[]
  /** Initial values, which `load` replaces. */
  record?: DataRecord | undefined
  /** True for a read-only form, as in a review or a print. */
  isReadOnly?: boolean
  evaluation: Evaluation
}

/**
 * Creates the engine of a form. Only new nodes create a new engine, so the user's values survive a change of
 * language.
 */
export function useFormEngine({
  pageId,
  parts,
  record,
  isReadOnly = false,
  evaluation,
}: UseFormEngineOptions): FormEngine {
  const access = useAccess()
  const text = useText()
  const { http } = useRuntime()
  const unreadable = useParseErrorText()
  const validateValue = useValidateValue()
  const ports = useMemo(
    () => ({
      evaluation,
      access,
      text,
      http,
      unreadable,
      validateValue,
    }),
    [evaluation, access, text, http, unreadable, validateValue],
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
