import { useMemo, useState } from 'react'
import type { CaseContent } from '#kernel/case/content/case_content'
import type { Language, Words } from '#kernel/language/words'
import { type NarrativeEdit, withEdits } from '#plugins/narratives/contract/edits'
import {
  fittingTemplate,
  shippedKeys,
  shippedTemplates,
} from '#plugins/narratives/contract/shipped_templates'
import { tellCase } from '#plugins/narratives/contract/tell_case'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { useMessages } from '#resources/kit/messages'

/** What people keep of a narrative. */
interface Draft {
  readonly revision: number
  readonly template: string | null
  readonly withChanges: boolean
  readonly edits: readonly NarrativeEdit[]
}

const NOTHING: ReadonlyMap<string, Words> = new Map()

/**
 * The narrative of a case in a language, told here of what the case says at this moment.
 * @param typed what a form says of the case; what was saved last when absent
 */
export function useNarrative(caseId: string, language: Language, typed?: CaseContent) {
  const { catalogue } = useForms()
  const tell = useMessages()
  const path = { caseId }
  const asked = { path, query: { language } }
  const { data, error, reload } = useAnswer('GET /cases/{caseId}/narrative', asked)
  const own = useAnswer('GET /narratives/templates', {}, { keep: true })
  const [changed, setChanged] = useState<Draft | null>(null)
  const kept: Draft | null = changed ?? data
  const content = typed ?? data?.content
  const chosen = kept?.template ?? (content ? fittingTemplate(content) : null)
  const changes = useAnswer(
    'GET /cases/{caseId}/narrative/changes',
    kept?.withChanges && chosen ? { path, query: { language, template: chosen } } : null
  )
  const terms = useMemo(
    () => (data ? new Map(data.terms.map(({ key, name }) => [key, name])) : NOTHING),
    [data]
  )
  const template =
    own.data?.find(({ id }) => id === chosen)?.template ??
    shippedTemplates[shippedKeys.find((key) => key === chosen) ?? 'spontaneous']
  const edits = kept?.edits
  const news = changes.data?.sentences
  const sentences = useMemo(() => {
    if (!content || !edits) return null
    const told = tellCase(template, { content, catalogue, terms }, language)
    return withEdits([...told, ...(news ?? [])], edits)
  }, [content, edits, template, catalogue, terms, language, news])
  const save = async (change: Partial<Omit<Draft, 'revision'>>) => {
    const next = { ...kept!, ...change }
    setChanged(next)
    try {
      const body = { language, ...next, edits: next.edits.map(sent) }
      const { revision } = await call('PUT /cases/{caseId}/narrative', { path, body })
      setChanged({ ...next, revision })
    } catch (refused) {
      tell.error(sentenceOf(refused))
      setChanged(null)
      reload()
    }
  }
  const edit = (one: NarrativeEdit) =>
    save({ edits: [...kept!.edits.filter(({ id }) => id !== one.id), one] })
  const restore = (id: string) => save({ edits: kept!.edits.filter((each) => each.id !== id) })
  return {
    ...{ sentences, kept, chosen, error, reload, save, edit, restore },
    templates: own.data ?? [],
    /** Why nothing is told of what changed. */
    noChanges: kept?.withChanges ? changes.error : null,
  }
}

/** An edit as the call takes it. */
function sent(edit: NarrativeEdit) {
  if (edit.kind !== 'edited') return edit
  const said = edit.said.map((value) => ({ ...value, paths: [...value.paths] }))
  return { ...edit, said }
}

export type Narrative = ReturnType<typeof useNarrative>
