import { useEffect, useState } from 'react'
import type { CriterionLetter, Proof } from '#plugins/literature/contract/review'
import type { ShownArticle } from '#plugins/literature/contract/shown'
import { ARTICLE } from './article_text'

/** Letters of a sentence that is kept. */
const LONGEST = 2000

/** What is selected in the text of the article, '' for nothing. */
function selected(): string {
  const selection = window.getSelection()
  const place = document.getElementById(ARTICLE)
  if (!selection || !place || !selection.anchorNode || !place.contains(selection.anchorNode))
    return ''
  return selection.toString().trim()
}

/** The sentences that prove the criteria of an article, by patient, and what is done with them. */
export function useProofs(
  article: ShownArticle | null,
  save: (proofs: readonly Proof[]) => void,
  refuse: (why: 'nothing_selected' | 'too_long') => void
) {
  const [patient, setPatient] = useState(1)
  const [asked, setAsked] = useState(1)
  const id = article?.articleId
  useEffect(() => {
    setPatient(1)
    setAsked(1)
  }, [id])
  const proofs = article?.proofs ?? []
  const patients = Math.max(asked, 1, ...proofs.map((proof) => proof.patient))
  const without = (letter: CriterionLetter) =>
    proofs.filter(
      (proof) => proof.criterion !== letter || (letter !== 'W' && proof.patient !== patient)
    )
  return {
    ...{ proofs, patient, patients },
    choose: (number: number) => {
      setAsked(Math.max(asked, number))
      setPatient(number)
    },
    prove: (criterion: CriterionLetter) => {
      const text = selected()
      if (!article || text === '') return refuse('nothing_selected')
      if (text.length > LONGEST) return refuse('too_long')
      const of = criterion === 'W' ? 1 : patient
      save([...without(criterion), { patient: of, criterion, text }])
    },
    remove: (letter: CriterionLetter) => save(without(letter)),
  }
}
