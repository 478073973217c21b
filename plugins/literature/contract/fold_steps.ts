import type {
  Choice,
  FullText,
  Proof,
  ReviewStatus,
  Step,
  StepDetails,
} from '#plugins/literature/contract/review'

/** What somebody chose, and by which step. */
export interface StandingChoice {
  readonly seq: number
  readonly actorId: string | null
  readonly actorName: string
  readonly choice: Choice
  readonly reason: string | null
}

/** What the steps of an article amount to for a product. */
export interface Review {
  readonly status: ReviewStatus
  /** Why it was excluded or is not valid. */
  readonly reason: string | null
  /** Of two persons and the third, in their order; what was undone or sent back is none. */
  readonly choices: readonly StandingChoice[]
  readonly proofs: readonly Proof[]
  /** The latest one. */
  readonly fullText: FullText | null
}

interface Draft {
  status: ReviewStatus
  reason: string | null
  choices: StandingChoice[]
  proofs: readonly Proof[]
  fullText: Review['fullText']
  /** Where it was before it was merged. */
  before: ReviewStatus
}

const outcomes: Readonly<Record<Choice, ReviewStatus>> = {
  ...({ include: 'possible', exclude: 'excluded' } as const),
  ...({ undecided: 'undecided', safety: 'safety' } as const),
}

/**
 * The status of an article for a product out of its steps, in their order. One person decides alone; of
 * two both have to choose the same, else it is a conflict that a third one decides.
 * @param screeners 1 or 2
 */
export function foldSteps(steps: readonly Step[], screeners: 1 | 2): Review {
  const undone = new Set(
    steps.map(({ details }) => (details.act === 'undone' ? details.seq : 0)).filter(Boolean)
  )
  const draft: Draft = {
    ...{ status: 'to_screen', before: 'to_screen', reason: null, choices: [], proofs: [] },
    fullText: null,
  }
  for (const step of steps) if (!undone.has(step.seq)) follow(draft, step, screeners)
  const { status, reason, choices, proofs, fullText } = draft
  return { status, reason, choices, proofs, fullText }
}

function follow(draft: Draft, step: Step, screeners: 1 | 2): void {
  const { details } = step
  if (details.act === 'choice') choose(draft, step, details, screeners)
  else if (details.act === 'proofs') draft.proofs = details.proofs
  else if (details.act === 'full_text') {
    const { act: _act, ...fullText } = details
    draft.fullText = fullText
    draft.status = 'full_text'
  } else if (details.act === 'judged') {
    draft.status = details.valid ? 'valid' : 'not_valid'
    draft.reason = details.reason ?? null
  } else if (details.act === 'merged') {
    draft.before = draft.status
    draft.status = 'duplicate'
  } else if (details.act === 'split') draft.status = draft.before
  else if (details.act === 'found') draft.status = details.asks ? 'checking' : 'to_screen'
  else if (details.act === 'checked') {
    if (draft.status === 'checking') draft.status = 'to_screen'
  } else if (details.act === 'returned') {
    draft.choices = []
    draft.reason = null
    draft.status = 'to_screen'
  } else draft.status = plainly[details.act] ?? draft.status
}

/** Acts that lead to one status. */
const plainly: Partial<Record<StepDetails['act'], ReviewStatus>> = {
  full_text_wanted: 'full_text_wanted',
  case: 'case',
  closed: 'closed',
}

function choose(
  draft: Draft,
  { seq, actorId, actorName }: Step,
  { choice, reason }: Extract<StepDetails, { act: 'choice' }>,
  screeners: 1 | 2
): void {
  const chosen = { ...{ seq, actorId, actorName, choice }, reason: reason ?? null }
  const others = draft.choices.filter((each) => each.actorId !== actorId)
  draft.choices = screeners === 1 ? [chosen] : [...others, chosen]
  const [first, second, third] = draft.choices
  const last = screeners === 1 ? first : third
  if (last && (screeners === 1 || last.choice !== 'undecided')) return decide(draft, last)
  if (!first || !second) {
    draft.status = 'to_screen'
    return
  }
  if (first.choice === second.choice && first.choice !== 'undecided') decide(draft, first)
  else draft.status = 'conflict'
}

function decide(draft: Draft, { choice, reason }: StandingChoice): void {
  draft.status = outcomes[choice]
  draft.reason = choice === 'exclude' ? reason : null
}
