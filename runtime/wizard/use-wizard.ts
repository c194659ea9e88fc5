import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { FormDraft, WizardPage } from '#schemas'
import type { FormEngine } from '../form/form-engine.ts'
import type { BranchState, PartState } from '../form/form-state.ts'
import { useFollowed } from '../form/use-followed.ts'
import { useFormPage } from '../form/use-form-page.ts'
import { useText } from '../i18n/use-text.ts'
import { useOpenPage } from '../page/page-context.ts'
import type { DataRecord } from '../registry/definitions.ts'
import { createDraftStore, type DraftStore } from '../saved-draft/draft-store.ts'
import { useDraftId, useDraftPorts } from '../saved-draft/use-draft-ports.ts'
import { useWizardAddress, type WizardAddress } from './use-wizard-address.ts'
import { createWizardSteps, partsOf, reviewOf, type StepStatus, type WizardSteps } from './wizard-steps.ts'

/** One step as its bar shows it. */
export interface WizardStepView {
  id: string
  title: string
  help: string | undefined
  status: StepStatus
  isCurrent: boolean
  /** The user may go there now. */
  isReached: boolean
}

export interface WizardState {
  engine: FormEngine
  steps: readonly WizardStepView[]
  current: WizardStepView
  /** The part of the form on screen; undefined at the review. */
  part: PartState | undefined
  previous: string | undefined
  next: string | undefined
  /** Values are checked before going on. */
  isBusy: boolean
  /** Goes back at once, and forward as far as everything on the way is right. */
  go: (id: string) => Promise<void>
  /** Undefined where the page saves no drafts. */
  store: DraftStore | undefined
  saveDraft: () => Promise<boolean>
  overwriteDraft: () => Promise<boolean>
  /** Fills the form with the draft that another window saved, at its step. */
  acceptTheirs: () => void
  /** The draft is of another version of the page: its steps are yet to be gone through again. */
  isOutdated: boolean
}

interface UseWizardOptions {
  page: WizardPage
  record: DataRecord | undefined
  draft: FormDraft | undefined
  /** The draft on the server is another one from now on. */
  onDraft: (id: string | undefined) => void
}

/** A form in steps: the current step, the ways on and back, and the draft on the server. */
export function useWizard({ page, record, draft, onDraft }: UseWizardOptions): WizardState {
  const { wizard } = page
  const { version } = useOpenPage()
  const parts = useMemo(() => partsOf(wizard), [wizard])
  const review = reviewOf(wizard)
  const engine = useFormPage({ pageId: page.id, parts, record })
  const isOutdated = draft !== undefined && draft.pageVersion !== version
  const ports = useDraftPorts({ page, engine, titleField: wizard.draft?.titleField, valuesOf: engine.typed })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is taken up once, into the form that was made for it.
  const { steps, store } = useMemo(() => {
    const steps = createWizardSteps(engine, review)
    if (draft) engine.restore(draft.values)
    if (draft && !isOutdated) steps.markDoneBefore(draft.step)
    const store = wizard.draft && createDraftStore({ engine, draft, restore: engine.restore, ...ports })
    return { steps, store }
  }, [engine])
  const address = useWizardAddress(wizard.draft?.param)
  const current = useCurrentStep(steps, address)
  const { go, isBusy } = useStepNavigation({ engine, steps, store, address, current })
  useStepOfFocus(engine, current, address)
  useDraftId(store, onDraft)

  const views = useStepViews({ page, steps, current })
  const at = Math.max(
    0,
    views.findIndex(({ isCurrent }) => isCurrent),
  )
  return {
    engine,
    steps: views,
    current: views[at] as WizardStepView,
    part: engine.parts.find(({ id }) => id === current),
    previous: views[at - 1]?.id,
    next: views[at + 1]?.id,
    isBusy,
    go,
    store,
    saveDraft: async () => store?.save(current) ?? false,
    overwriteDraft: async () => store?.overwrite(current) ?? false,
    acceptTheirs: () => {
      const theirs = store?.acceptTheirs()
      if (!theirs) return
      steps.markDoneBefore(theirs.pageVersion === version ? theirs.step : null)
      engine.focus.value = undefined
      address.write({ step: steps.allowedStep(theirs.step) })
    },
    isOutdated: isOutdated && views.at(-1)?.isReached === false,
  }
}

/** The step on screen: the one of the address where it is reached, and it stays as long as the address does. */
function useCurrentStep(steps: WizardSteps, { step: wanted, write }: WizardAddress): string {
  useFollowed(() => steps.ids().join(' '))
  const [place, setPlace] = useState(() => ({ steps, wanted, current: steps.allowedStep(wanted) }))
  let { current } = place
  const isOther = place.wanted !== wanted || place.steps !== steps
  if (isOther || !steps.ids().includes(current)) {
    current = steps.allowedStep(wanted)
    setPlace({ steps, wanted, current })
  }
  useEffect(() => {
    if (wanted !== current) write({ step: current }, { replace: true })
  }, [wanted, current, write])
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
      const end = await steps.checkUpTo(current, to)
      // The first input with an error requests the focus, which leads to its step. Or the user went back meanwhile.
      if (end !== to || currentRef.current !== current) return
      engine.focus.value = undefined
      address.write({ step: to })
      void store?.save(to)
    },
    [engine, steps, store, address, current],
  )
  const go = useCallback(
    async (to: string) => {
      // The second press of a double click comes before the button is drawn as busy.
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

/** Opens the step of an input that requests the focus: a check or the server may name inputs of any step. */
function useStepOfFocus(engine: FormEngine, current: string, { write }: WizardAddress): void {
  const request = useFollowed(() => engine.focus.value)
  const followed = useRef(request)
  useEffect(() => {
    if (!request || followed.current === request) return
    followed.current = request
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
  const reached = useFollowed(() => steps.reached().join(' ')).split(' ')
  const statuses = useFollowed(() => steps.ids().map(steps.statusOf).join(' ')).split(' ')
  return steps.ids().map((id, index) => {
    const spec = specs.find((step) => step.id === id) ?? review
    return {
      id,
      title: text(spec?.title ?? id),
      help: spec?.help === undefined ? undefined : text(spec.help),
      status: statuses[index] as StepStatus,
      isCurrent: id === current,
      isReached: reached.includes(id),
    }
  })
}
