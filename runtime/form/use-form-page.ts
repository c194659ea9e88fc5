import { useMemo } from 'react'
import type { Scope } from '#schemas/expr'
import { useReadSources } from '../data/use-read-sources.ts'
import { type Evaluation, useEvaluation } from '../expr/use-evaluation.ts'
import type { FormEngine } from './form-engine.ts'
import type { FormPart } from './form-state.ts'
import { type UseFormEngineOptions, useFormEngine } from './use-form-engine.ts'

/**
 * Evaluates the form's expressions, which can also read the page's data sources. A data source is null until
 * it is loaded.
 */
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
 * The engine of a form on a page. Fill the form with `load`, and render its parts with `<FormNodes>`. A
 * wizard passes each step as a part with its own `when` and `rules`. The wizard checks one step with
 * `check(step.id)` and sends the values of all steps, `values()`.
 */
export const useFormPage = (options: Omit<UseFormEngineOptions, 'evaluation'>): FormEngine =>
  useFormEngine({ ...options, evaluation: useFormEvaluation(options.parts) })
