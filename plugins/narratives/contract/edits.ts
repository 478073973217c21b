import type { NarrativeValue, Sentence } from '#plugins/narratives/contract/narrative'
import type { NarrativeSection } from '#plugins/narratives/contract/template'

/** What somebody did to one sentence of a narrative. */
export type NarrativeEdit = EditedByHand | DeletedSentence | OwnSentence

interface Placed {
  /** Id of the sentence; of an own one it is its alone. */
  readonly id: string
  readonly section: NarrativeSection
  /** Id of the sentence before it when it was edited; null where it was the first of its section. */
  readonly after: string | null
}

interface EditedByHand extends Placed {
  readonly kind: 'edited'
  readonly text: string
  /** What the case said in the sentence then. */
  readonly said: readonly NarrativeValue[]
}

interface DeletedSentence extends Placed {
  readonly kind: 'deleted'
}

interface OwnSentence extends Placed {
  readonly kind: 'own'
  readonly text: string
}

/** Where a text by hand says otherwise than the case. */
export interface NarrativeDifference {
  /** Empty where the text says nothing of it. */
  readonly says: string
  /** Empty where the case says nothing of it any longer. */
  readonly now: string
  readonly paths: readonly string[]
}

/** A sentence as it stands: of the case, by hand, or deleted and yet shown. */
export interface StandingSentence extends Pick<Sentence, 'id' | 'section' | 'text'> {
  readonly state: 'follows' | 'edited' | 'deleted' | 'own'
  /** What the template says of the case now; absent where it says nothing. */
  readonly template?: Sentence
  readonly otherwise: readonly NarrativeDifference[]
}

/**
 * A narrative with what people did to it: untouched sentences follow the case, edited ones stay and say
 * where they differ from it, deleted ones stay away, own ones stay where they were put.
 */
export function withEdits(
  told: readonly Sentence[],
  edits: readonly NarrativeEdit[]
): StandingSentence[] {
  const byId = new Map(edits.map((edit) => [edit.id, edit]))
  const standing = told.map((sentence) => standingOf(sentence, byId.get(sentence.id)))
  for (const edit of edits) {
    if (edit.kind === 'deleted' || told.some(({ id }) => id === edit.id)) continue
    const { id, section, text } = edit
    const otherwise = edit.kind === 'edited' ? differencesOf(edit, undefined) : []
    standing.splice(placeOf(edit, standing), 0, { id, section, text, state: edit.kind, otherwise })
  }
  return standing
}

function standingOf(sentence: Sentence, edit: NarrativeEdit | undefined): StandingSentence {
  const { id, section } = sentence
  const untouched = { id, section, text: sentence.text, template: sentence, otherwise: [] }
  if (edit?.kind === 'deleted') return { ...untouched, state: 'deleted' }
  if (edit?.kind !== 'edited') return { ...untouched, state: 'follows' }
  const otherwise = differencesOf(edit, sentence)
  return { ...untouched, text: edit.text, state: 'edited', otherwise }
}

/** Behind the sentence that was before it, else at the end of its section. */
function placeOf({ after, section }: Placed, standing: readonly StandingSentence[]): number {
  const before = standing.findIndex(({ id }) => id === after)
  if (before !== -1) return before + 1
  const first = standing.findIndex((each) => each.section === section)
  if (after === null && first !== -1) return first
  const last = standing.findLastIndex((each) => each.section === section)
  return last === -1 ? standing.length : last + 1
}

const keyOf = ({ paths }: NarrativeValue): string => paths.join(' ')

/** What the text says of before, and what it leaves out that is new. */
function differencesOf(edit: EditedByHand, sentence: Sentence | undefined): NarrativeDifference[] {
  const { text, said } = edit
  const then = new Map(said.map((value) => [keyOf(value), value]))
  const now = new Map((sentence?.elements ?? []).map((value) => [keyOf(value), value]))
  const changed = [...then].flatMap(
    ([key, { text: says, paths, isAsked }]): NarrativeDifference[] => {
      const current = now.get(key)?.text ?? ''
      if (current === says || (current !== '' && text.includes(current))) return []
      // A value that a text does not say cannot be wrong in it.
      return isAsked || text.includes(says) ? [{ says, now: current, paths }] : []
    }
  )
  const added = [...now].flatMap(([key, { text: current, paths }]): NarrativeDifference[] =>
    then.has(key) || text.includes(current) ? [] : [{ says: '', now: current, paths }]
  )
  return [...changed, ...added]
}

/** The sentences that are written down. */
export const writtenOf = (standing: readonly StandingSentence[]): StandingSentence[] =>
  standing.filter(({ state }) => state !== 'deleted')
