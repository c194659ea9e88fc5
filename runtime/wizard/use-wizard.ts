import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { FormDraft, WizardPage } from '#schemas'
import type { FormEngine } from '../form/form-engine.ts'
import type { BranchState, PartState } from '../form/form-state.ts'
import { useFormPage } from '../form/use-form-page.ts'
import { useObservableValue } from '../form/use-observable-value.ts'
import { useText } from '../i18n/use-text.ts'
import { useOpenPage } from '../page/page-context.ts'
import type { DataRecord } from '../registry/definitions.ts'
import { createDraftStore, type DraftStore } from '../saved-draft/draft-store.ts'
import { useDraftId, useDraftPorts } from '../saved-draft/use-draft-ports.ts'
import { restoreWizard, valuesOfWizard } from './draft-values.ts'
import { useStepCalls } from './use-step-calls.ts'
import { useWizardAddress, type WizardAddress } from './use-wizard-address.ts'
import { createWizardSteps, partsOf, reviewIdOf, type StepStatus, type WizardSteps } from './wizard-steps.ts'

/** A step in the progress bar. */
export interface WizardStepView {
  id: string
  title: string
  help: string | undefined
  status: StepStatus
  isCurrent: boolean
  /** True if the user may open the step. */
  isReachable: boolean
}

export interface WizardState {
  engine: FormEngine
  steps: readonly WizardStepView[]
  current: WizardStepView
  /** The part of the form that the current step shows, or undefined in the review. */
  part: PartState | undefined
  previous: string | undefined
  next: string | undefined
  /** True while the current step is being checked. */
  isBusy: boolean
  /** Opens a step. To open a later step, checks the steps before it and stops at the first invalid one. */
  go: (id: string) => Promise<void>
  /** Saves the draft. Undefined if the page saves no drafts. */
  store: DraftStore | undefined
  saveDraft: () => Promise<boolean>
  overwriteDraft: () => Promise<boolean>
  /**
   * Replaces the form's values by the draft that another window has saved, and opens the step of this draft.
   */
  acceptSaved: () => void
  /**
   * True if the draft was saved with another version of the page, and some of its steps haven't been checked
   * again.
   */
  isOutdated: boolean
}

interface UseWizardOptions {
  page: WizardPage
  record: DataRecord | undefined
  draft: FormDraft | undefined
  /** Called when the draft gets another id. */
  onDraft: (id: string | undefined) => void
}

/** A form in several steps: the current step, the navigation, and the draft on the server. */
export function useWizard({ page, record, draft, onDraft }: UseWizardOptions): WizardState {
  const { wizard } = page
  const { version } = useOpenPage()
  const parts = useMemo(() => partsOf(wizard), [wizard])
  const review = reviewIdOf(wizard)
  const engine = useFormPage({ pageId: page.id, parts, record })
  const callStep = useStepCalls(page)
  const isOutdated = draft !== undefined && draft.pageVersion !== version
  const ports = useDraftPorts({
    page,
    engine,
    titleField: wizard.draft?.titleField,
    valuesOf: () => valuesOfWizard(engine),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft fills the form once, when the form is created.
  const { steps, store } = useMemo(() => {
    const steps = createWizardSteps(engine, {
      review,
      callServer: (id) => callStep(engine, id),
    })
    const restore = (values: unknown) => restoreWizard(engine, values)
    if (draft) restore(draft.values)
    if (draft && !isOutdated) steps.markDoneBefore(draft.step)
    const store = wizard.draft && createDraftStore({ engine, draft, restore, ...ports })
    return { steps, store }
  }, [engine])
  const address = useWizardAddress(wizard.draft?.param)
  const current = useCurrentStep(steps, address)
  const { go, isBusy } = useStepNavigation({ engine, steps, store, address, current })
  useOpenFocusedStep(engine, current, address)
  useDraftId(store, onDraft)

  const views = useStepViews({ page, steps, current })
  const index = Math.max(
    0,
    views.findIndex(({ isCurrent }) => isCurrent),
  )
  return {
    engine,
    steps: views,
    current: views[index] as WizardStepView,
    part: engine.parts.find(({ id }) => id === current),
    previous: views[index - 1]?.id,
    next: views[index + 1]?.id,
    isBusy,
    go,
    store,
    saveDraft: async () => store?.save(current) ?? false,
    overwriteDraft: async () => store?.overwrite(current) ?? false,
    acceptSaved: () => {
      const saved = store?.acceptSaved()
      if (!saved) return
      steps.markDoneBefore(saved.pageVersion === version ? saved.step : null)
      engine.focus.value = undefined
      address.write({ step: steps.allowedStep(saved.step) })
    },
    isOutdated: isOutdated && views.at(-1)?.isReachable === false,
  }
}

/**
 * The current step: the step in the address if the user may open it, otherwise the last step that the user
 * may open. The current step changes only with the address, or if it is hidden.
 */
function useCurrentStep(steps: WizardSteps, { step: addressStep, write }: WizardAddress): string {
  useObservableValue(() => steps.ids().join(' '))
  const [position, setPlace] = useState(() => ({
    steps,
    addressStep,
    current: steps.allowedStep(addressStep),
  }))
  let { current } = position
  const hasChanged = position.addressStep !== addressStep || position.steps !== steps
  if (hasChanged || !steps.ids().includes(current)) {
    current = steps.allowedStep(addressStep)
    setPlace({ steps, addressStep, current })
  }
  useEffect(() => {
    if (addressStep !== current) write({ step: current }, { replace: true })
  }, [addressStep, current, write])
  return current
}

interface NavigationOptions {
  engine: FormEngine
  steps: WizardSteps
  store: DraftStore | undefined
  address: WizardAddress
  current: string
}

function useStepNavigation({ engine, steps, store, address, current }: NavigationOptions) {
  const [isBusy, setBusy] = useState(false)
  const busy = useRef(false)
  const currentRef = useRef(current)
  useLayoutEffect(() => {
    currentRef.current = current
  }, [current])

  const checkUpTo = useCallback(
    async (to: string) => {
      const saved = engine.saved.value
      const end = await steps.checkUpTo(current, to)
      // Stops if a check has failed, whose first error then gets the focus and opens its step, or if the user
      // has changed the step meanwhile. Before stopping, saves the draft if steps were saved, because the
      // draft must contain their results.
      if (end !== to || currentRef.current !== current) {
        if (engine.saved.value !== saved) void store?.save(end)
        return
      }
      engine.focus.value = undefined
      address.write({ step: to })
      void store?.save(to)
    },
    [engine, steps, store, address, current],
  )
  const go = useCallback(
    async (to: string) => {
      // Ignores the second click of a double click, which comes before the button is rendered as busy.
      if (busy.current || to === current) return
      if (steps.ids().indexOf(to) < steps.ids().indexOf(current)) {
        engine.focus.value = undefined
        return address.write({ step: to })
      }
      busy.current = true
      setBusy(true)
      try {
        await checkUpTo(to)
      } finally {
        busy.current = false
        setBusy(false)
      }
    },
    [engine, steps, address, current, checkUpTo],
  )
  return { go, isBusy }
}

/** Opens the step that contains the input to focus, after a check or a server error. */
function useOpenFocusedStep(engine: FormEngine, current: string, { write }: WizardAddress): void {
  const request = useObservableValue(() => engine.focus.value)
  const lastRequest = useRef(request)
  useEffect(() => {
    if (!request || lastRequest.current === request) return
    lastRequest.current = request
    const part = partOf(request.leaf.parent)
    if (part && part.id !== current) write({ step: part.id })
  }, [request, current, write])
}

function partOf(node: BranchState | undefined): PartState | undefined {
  return node?.kind === 'part' ? node : node && partOf(node.parent)
}

interface StepViewOptions {
  page: WizardPage
  steps: WizardSteps
  current: string
}

function useStepViews({ page, steps, current }: StepViewOptions): readonly WizardStepView[] {
  const text = useText()
  const { steps: specs, review } = page.wizard
  const reachable = useObservableValue(() => steps.reachable().join(' ')).split(' ')
  const statuses = useObservableValue(() => steps.ids().map(steps.statusOf).join(' ')).split(' ')
  return steps.ids().map((id, index) => {
    const spec = specs.find((step) => step.id === id) ?? review
    return {
      id,
      title: text(spec?.title ?? id),
      help: spec?.help === undefined ? undefined : text(spec.help),
      status: statuses[index] as StepStatus,
      isCurrent: id === current,
      isReachable: reachable.includes(id),
    }
  })
}
