import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { FormDraft, WizardPage } from '#schemas'
import { businessTime } from '../business-time.ts'
import type { FormEngine } from '../form/create-form-engine.ts'
import type { BranchState, PartState } from '../form/form-state.ts'
import { secretFieldsIn, withoutSecrets } from '../form/secret-fields.ts'
import { useFollowed } from '../form/use-followed.ts'
import { useFormPage } from '../form/use-form-page.ts'
import { useText } from '../i18n/use-text.ts'
import { useOpenPage } from '../page/page-context.ts'
import type { DataRecord } from '../registry/definitions.ts'
import { useRuntime } from '../runtime-context.ts'
import { createDraftKeeper, type DraftKeeper, type DraftParts } from './draft-keeper.ts'
import { useWizardAddress, type WizardAddress } from './use-wizard-address.ts'
import { partsOf, reviewOf } from './wizard-parts.ts'
import { createWizardSteps, type StepStanding, type WizardSteps } from './wizard-steps.ts'

/** One step as its bar shows it. */
export interface WizardStepView {
  id: string
  title: string
  help: string | undefined
  standing: StepStanding
  isCurrent: boolean
  /** One may go there now. */
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
  /** Undefined where the page keeps no drafts. */
  keeper: DraftKeeper | undefined
  saveDraft: () => Promise<boolean>
  overwriteDraft: () => Promise<boolean>
  /** Puts what another window has saved in the place of what stands here, at its step. */
  takeTheirs: () => void
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

/** A form in steps: where one stands, what comes next, and what is kept of it on the server. */
export function useWizard({ page, record, draft, onDraft }: UseWizardOptions): WizardState {
  const { wizard } = page
  const { version } = useOpenPage()
  const parts = useMemo(() => partsOf(wizard), [wizard])
  const review = reviewOf(wizard)
  const engine = useFormPage({ pageId: page.id, parts, record })
  const isOutdated = draft !== undefined && draft.pageVersion !== version
  const ports = useKeeperPorts(page, engine)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is taken up once, into the form that was made for it.
  const { steps, keeper } = useMemo(() => {
    const steps = createWizardSteps(engine, review)
    if (draft) engine.restore(draft.values)
    if (draft && !isOutdated) steps.passBefore(draft.step)
    const keeper = wizard.draft && createDraftKeeper({ engine, draft, ...ports })
    return { steps, keeper }
  }, [engine])
  const address = useWizardAddress(wizard.draft?.param)
  const current = useCurrentStep(steps, address)
  const { go, isBusy } = useGoing({ engine, steps, keeper, address, current })
  useFollowedFocus(engine, current, address)
  useDraftId(keeper, onDraft)

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
    keeper,
    saveDraft: async () => keeper?.save(current) ?? false,
    overwriteDraft: async () => keeper?.overwrite(current) ?? false,
    takeTheirs: () => {
      const theirs = keeper?.takeTheirs()
      if (!theirs) return
      steps.passBefore(theirs.pageVersion === version ? theirs.step : null)
      engine.focus.value = undefined
      address.write({ step: steps.admit(theirs.step) })
    },
    isOutdated: isOutdated && views.at(-1)?.isReached === false,
  }
}

/** What the keeper of drafts needs, as it is when it saves. */
function useKeeperPorts(page: WizardPage, engine: FormEngine) {
  const { http, businessTz } = useRuntime()
  const { version } = useOpenPage()
  const text = useText()
  const latest = useRef({ http, text, businessTz, version })
  useLayoutEffect(() => {
    latest.current = { http, text, businessTz, version }
  })
  return useMemo(
    () => ({
      collect: () => collect(page, engine, latest.current),
      ports: () => ({ ...latest.current, now: () => businessTime(latest.current.businessTz) }),
    }),
    [page, engine],
  )
}

const LONGEST_TITLE = 200

function collect(
  page: WizardPage,
  engine: FormEngine,
  { text, version }: { text: (text: string) => string; version: string },
): DraftParts {
  const { titleField } = page.wizard.draft ?? {}
  const secrets = new Set(engine.parts.flatMap(secretFieldsIn))
  const named = titleField === undefined ? undefined : engine.scope[titleField]
  const title = typeof named === 'string' ? named.trim() : ''
  return {
    page: page.id,
    pageVersion: version,
    title: (title || text(page.title)).slice(0, LONGEST_TITLE),
    values: withoutSecrets(engine.typed(), secrets) as DraftParts['values'],
  }
}

/** The step on screen: the one of the address where it is reached, and it stays as long as the address does. */
function useCurrentStep(steps: WizardSteps, { step: wanted, write }: WizardAddress): string {
  useFollowed(() => steps.ids().join(' '))
  const [place, setPlace] = useState(() => ({ steps, wanted, current: steps.admit(wanted) }))
  let { current } = place
  const isOther = place.wanted !== wanted || place.steps !== steps
  if (isOther || !steps.ids().includes(current)) {
    current = steps.admit(wanted)
    setPlace({ steps, wanted, current })
  }
  useEffect(() => {
    if (wanted !== current) write({ step: current }, { replace: true })
  }, [wanted, current, write])
  return current
}

interface Going {
  engine: FormEngine
  steps: WizardSteps
  keeper: DraftKeeper | undefined
  address: WizardAddress
  current: string
}

function useGoing({ engine, steps, keeper, address, current }: Going) {
  const [isBusy, setBusy] = useState(false)
  const busy = useRef(false)
  const standing = useRef(current)
  useLayoutEffect(() => {
    standing.current = current
  }, [current])

  const walk = useCallback(
    async (to: string) => {
      const end = await steps.walk(current, to)
      // The first wrong input asks for the focus, and that leads to its step. Or the way back was quicker than the check.
      if (end !== to || standing.current !== current) return
      engine.focus.value = undefined
      address.write({ step: to })
      void keeper?.save(to)
    },
    [engine, steps, keeper, address, current],
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
        await walk(to)
      } finally {
        busy.current = false
        setBusy(false)
      }
    },
    [engine, steps, address, current, walk],
  )
  return { go, isBusy }
}

/** What is wrong in another step is shown there: the check of everything and the server name inputs of any. */
function useFollowedFocus(engine: FormEngine, current: string, { write }: WizardAddress): void {
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

/** The address names the draft as soon as there is one, so that a reload takes it up. */
function useDraftId(keeper: DraftKeeper | undefined, onDraft: (id: string | undefined) => void): void {
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

interface Viewing {
  page: WizardPage
  steps: WizardSteps
  current: string
}

function useStepViews({ page, steps, current }: Viewing): readonly WizardStepView[] {
  const text = useText()
  const { steps: specs, review } = page.wizard
  const reached = useFollowed(() => steps.reached().join(' ')).split(' ')
  const standings = useFollowed(() => steps.ids().map(steps.standingOf).join(' ')).split(' ')
  return steps.ids().map((id, index) => {
    const spec = specs.find((step) => step.id === id) ?? review
    return {
      id,
      title: text(spec?.title ?? id),
      help: spec?.help === undefined ? undefined : text(spec.help),
      standing: standings[index] as StepStanding,
      isCurrent: id === current,
      isReached: reached.includes(id),
    }
  })
}
